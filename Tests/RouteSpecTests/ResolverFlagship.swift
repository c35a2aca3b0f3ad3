@testable import RouteSpec

/// The table that the language is shown by, with every kind of declaration.
let flagship = #"""
  /// Trailhead, an app about hiking trails.
  app Trailhead {
    scheme "trailhead"
    host "trailhead.example.com", "www.trailhead.example.com"
    access public
  }

  /// How a list of trails is ordered.
  enum Sort { nearest, rating, newest = "most-recent" }

  /// A trail's slug, such as `angels-landing`.
  type Slug = String matching "[a-z0-9]+(-[a-z0-9]+)*"

  /// Someone is signed in.
  requirement session via signIn

  motion card {
    insertion move(bottom), opacity
    removal   opacity
    animation spring(0.4)
  }

  tab explore "Explore" icon system "map" at "/explore" {
    root explore

    route explore "/"

    /// One trail.
    route trail "/trails/{slug: Slug}" title "Trail" {
      alias "/t/{slug}"
      route trailReviews "/reviews?page={page: Int = 1}&sort={sort: Sort?}"
      route trailPhoto   "/photos/{index: UInt}" present cover
    }

    route search "/search?q={query: String?}&tag={tags: [String]}"
    route person "/people/@{name: String}"
  }

  tab profile "You" icon system "person.crop.circle" at "/you" container custom {
    root profile
    route profile  "/me"
    route settings "/me/settings" requires session motion card
  }

  route signIn "/sign-in?next={next: URL?}" present sheet(medium, large)
  route legal  "/legal/{page...}" present sheet
  route compose(draft: UUID?) present cover(locked) requires session      // no pattern: reached in the app only

  transition explore -> trail
  transition trail -> trailPhoto: cover
  transition * -> compose

  redirect "/hike/{slug: Slug}" -> trail(slug: slug)
  fallback explore

  alert signOut "Sign out?" {
    message "Saved trails stay on this device."
    button destructive signOut "Sign out"
    button cancel stay "Stay"
  }
  """#
