// swift-format-ignore-file
// Made by Scripts/embed-findings from docs/Findings.md. Do not edit.

extension FindingsPage {
  /// The page, as it is in docs.
  static let text = ###"""
# Findings

Each finding has a code that never changes its meaning. `allow CODE` silences those on routes that compete ([how](LanguageReference.md#silencing-findings)).
Below, the first table of a section shows the finding, the second is mended. In some of them `⟨…⟩×N` stands for N times what is in the brackets, with the
number of each in place of `#`, and `\xE9` for the byte E9.

- [Reading the file](#reading-the-file): [NAV101](#nav101), [NAV102](#nav102), [NAV103](#nav103), [NAV104](#nav104), [NAV105](#nav105), [NAV106](#nav106), [NAV107](#nav107), [NAV110](#nav110), [NAV111](#nav111), [NAV112](#nav112), [NAV113](#nav113), [NAV114](#nav114), [NAV115](#nav115), [NAV116](#nav116), [NAV117](#nav117), [NAV120](#nav120), [NAV121](#nav121), [NAV122](#nav122), [NAV123](#nav123), [NAV124](#nav124), [NAV125](#nav125), [NAV126](#nav126), [NAV127](#nav127), [NAV128](#nav128), [NAV129](#nav129), [NAV130](#nav130), [NAV131](#nav131), [NAV132](#nav132), [NAV133](#nav133), [NAV134](#nav134), [NAV135](#nav135), [NAV136](#nav136), [NAV137](#nav137)
- [Names and types](#names-and-types): [NAV201](#nav201), [NAV202](#nav202), [NAV203](#nav203), [NAV204](#nav204), [NAV205](#nav205), [NAV206](#nav206), [NAV207](#nav207), [NAV208](#nav208), [NAV209](#nav209), [NAV210](#nav210), [NAV211](#nav211), [NAV212](#nav212), [NAV213](#nav213), [NAV214](#nav214), [NAV215](#nav215), [NAV216](#nav216), [NAV217](#nav217), [NAV218](#nav218), [NAV219](#nav219), [NAV220](#nav220), [NAV221](#nav221), [NAV222](#nav222), [NAV223](#nav223), [NAV224](#nav224), [NAV225](#nav225)
- [Routes that compete](#routes-that-compete): [NAV301](#nav301), [NAV302](#nav302), [NAV303](#nav303), [NAV304](#nav304), [NAV305](#nav305), [NAV306](#nav306), [NAV307](#nav307)
- [The navigation graph](#the-navigation-graph): [NAV401](#nav401), [NAV402](#nav402), [NAV403](#nav403), [NAV404](#nav404)
- [Links and hosts](#links-and-hosts): [NAV501](#nav501), [NAV502](#nav502), [NAV503](#nav503), [NAV504](#nav504), [NAV505](#nav505), [NAV506](#nav506), [NAV507](#nav507), [NAV508](#nav508), [NAV509](#nav509), [NAV510](#nav510), [NAV511](#nav511)

# Reading the file

## NAV101

**The file is not UTF-8.**
A spec is a text in UTF-8, and these bytes are none. An editor that saved it in another encoding is the usual cause; NUL
bytes count too.

```navspec
route cafe "/caf\xE9"
```

```navspec
route cafe "/caf\xC3\xA9"
```

## NAV102

**A character that cannot be seen.**
A character that nobody sees, or that looks like a space and is none: a no-break space, a zero-width space, a
bidirectional control. It often comes along when text is copied from a web page. In a text it can be written as an
escape: `\u{200B}`. Below, the space after `route` is a no-break space.

```navspec
route home "/"
```

```navspec
route home "/"
```

## NAV103

**A text, name or comment without its end.**
A text, a back-ticked name or a comment has no end on its line.

```navspec
route home "/home
```

```navspec
route home "/home"
```

## NAV104

**An escape that does not exist.**
The escapes are Swift's: `\"`, `\\`, `\n`, `\t` and `\u{…}`.

```navspec
route home "/ho\me"
```

```navspec
route home "/home"
```

## NAV105

**A character that has no meaning here.**
The character means nothing in this place.

```navspec
route home /home
```

```navspec
route home "/home"
```

## NAV106

**A name that is no Swift identifier.**
Names become Swift identifiers.

```navspec
route 2nd "/second"
```

```navspec
route second "/second"
```

## NAV107

**A number that cannot be read.**
A number is written as Swift writes it, without underscores or exponents of another base.

```navspec
type Zoom = Int in 0x1...0x14
```

```navspec
type Zoom = Int in 1...20
route map "/map/{zoom: Zoom}"
```

## NAV110

**Something else is expected here.**
At this place the statement goes on with something else.

```navspec
route "/home"
```

```navspec
route home "/home"
```

## NAV111

**An unknown declaration, clause, setting or style.**
No declaration, clause, setting or style has this name. The finding shows the nearest.

```navspec
rout home "/home"
```

```navspec
route home "/home"
```

## NAV112

**A bracket without its partner.**
A bracket is opened and not closed, or closed and not opened.

```navspec
tab home "Home" {
  root start
  route start "/"
```

```navspec
tab home "Home" {
  root start
  route start "/"
}
```

## NAV113

**A clause that stands twice.**
Each clause stands once.

```navspec
route home "/" internal internal
```

```navspec
route home "/" internal
```

## NAV114

**A declaration or clause in the wrong place.**
The declaration or clause exists, but not here.

```navspec
route home "/" {
  app Shop { scheme "shop" }
}
```

```navspec
app Shop { scheme "shop" }
route home "/"
```

## NAV115

**Blocks nested too deep.**
Blocks are nested deeper than any table needs. Take the inner ones out, or put them into a file of their own.

```navspec
⟨group "/" {
⟩×257
route home "/"
⟨}
⟩×257
```

```navspec
group "/a" {
  route home "/"
}
```

## NAV116

**A statement that does not end where it should.**
A statement ends at the end of its line.

```navspec
route home "/" route about "/about"
```

```navspec
route home "/"
route about "/about"
```

## NAV117

**Too many faults to show.**
The file has so many faults that the rest is not shown. Often it is no spec at all.

```navspec
⟨rout item# "/items/#"
⟩×1001
```

```navspec
⟨route item# "/items/#"
⟩×200
```

## NAV120

**A pattern that cannot be read.**
A pattern is a path, which begins with a slash, then perhaps a query and a fragment.

```navspec
route home "home"
```

```navspec
route home "/home"
```

## NAV121

**The pattern syntax of another router.**
Another router would read this as a parameter or a wildcard. Here parameters are written in braces, tails as
`{rest...}`.

```navspec
route item "/items/:id"
```

```navspec
route item "/items/{id}"
```

## NAV122

**Two parameters that touch.**
Between two parameters without a text between them nothing says where one ends.

```navspec
route item "/items/{kind}{id: Int}"
```

```navspec
route item "/items/{kind}:{id: Int}"
```

## NAV123

**An optional part that cannot be.**
An optional part holds something, no other optional part, and stands in a path.

```navspec
route map "/map[]"
```

```navspec
route map "/map[.gpx]"
```

## NAV124

**A character that must be percent-encoded.**
This character has a meaning in patterns, so as a literal it is percent-encoded.

```navspec
route item "/a=b"
```

```navspec
route item "/a%3Db"
```

## NAV125

**A percent-encoding that cannot be read.**
After a `%` come two hexadecimal digits, and the bytes are UTF-8.

```navspec
route sale "/50%"
```

```navspec
route sale "/50%25"
```

## NAV126

**A literal that is not in NFC.**
Texts that look the same can be different bytes. Links are compared by bytes, so literals are written in Unicode's form
NFC, as keyboards and web pages do. The fix writes it so.

```navspec
route cafe "/cafe\u{301}"
```

```navspec
route cafe "/caf\u{E9}"
```

## NAV127

**A tail that is not the last thing.**
A tail takes all that is left, so nothing can follow it.

```navspec
route file "/files/{path...}/edit"
```

```navspec
route file "/edit-file/{path...}"
```

## NAV128

**A list, an optional or a default that cannot stand here.**
A parameter is optional or has a default, not both. Lists stand in a query.

```navspec
route list "/list?page={page: Int? = 1}"
```

```navspec
route list "/list?page={page: Int = 1}"
```

## NAV129

**A query item that cannot be read.**
A query item is a key, then perhaps `=` and a literal or a parameter.

```navspec
route search "/search?={query}"
```

```navspec
route search "/search?q={query}"
```

## NAV130

**A host that cannot be read.**
A host is written alone, without a scheme or a path.

```navspec
app Shop { host "https://shop.example.com/" }
route home "/"
```

```navspec
app Shop { host "shop.example.com" }
route home "/"
```

## NAV131

**A scheme that cannot be read.**
A scheme is a letter, then letters, digits, `+`, `-` and `.` (RFC 3986, section 3.1), without the colon.

```navspec
app Shop { scheme "my shop" }
route home "/"
```

```navspec
app Shop { scheme "my-shop" }
route home "/"
```

## NAV132

**A regular expression that cannot be read.**
The expression of a type has a fault.

```navspec
type Slug = String matching "[z-a]+"
route item "/items/{slug: Slug}"
```

```navspec
type Slug = String matching "[a-z]+"
route item "/items/{slug: Slug}"
```

## NAV133

**An expression that is not regular.**
A type's expression is regular and covers the whole value: anchors are not needed, and look-around and back-references
do not exist.

```navspec
type Slug = String matching "^[a-z]+$"
route item "/items/{slug: Slug}"
```

```navspec
type Slug = String matching "[a-z]+"
route item "/items/{slug: Slug}"
```

## NAV134

**A value that cannot be read.**
A value is a number, `true`, `false`, `nil`, a case of an enum, a quoted text or a bound name.

```navspec
route list "/list?page={page: Int = }"
```

```navspec
route list "/list?page={page: Int = 1}"
```

## NAV135

**A type that cannot be read.**
A type is a name, perhaps with `?`, or a name in brackets. After `as` stands a dotted name, perhaps with generic
arguments.

```navspec
type OrderID = Int as Shop.OrderID?
route order "/orders/{id: OrderID}"
```

```navspec
type OrderID = Int as Shop.OrderID
route order "/orders/{id: OrderID}"
```

## NAV136

**A code of a finding that cannot be read.**
A finding is named by its code, such as `NAV304`.

```navspec
route user "/users/{name}" { allow stolen }
route new "/users/new"
```

```navspec
route user "/users/{name}" { allow NAV304 }
route new "/users/new"
```

## NAV137

**A pattern that can do less here.**
In this place a pattern is only a path, or only literal.

```navspec
tab home "Home" at "/{name}" {
  root start
  route start "/"
}
```

```navspec
tab home "Home" at "/home" {
  root start
  route start "/"
}
```

# Names and types

## NAV201

**Unknown type.**
No type has this name: neither one of the language nor one that the table declares.

```navspec
route item "/items/{id: Itn}"
```

```navspec
route item "/items/{id: Int}"
```

## NAV202

**Declared twice.**
A name stands for one thing.

```navspec
route item "/items/{id: Int}"
route item "/article/{id: Int}"
```

```navspec
route item "/items/{id: Int}" {
  alias "/article/{id}"
}
```

## NAV203

**Names that meet in Swift.**
Two names are different in the spec and the same in the Swift that is generated.

```navspec
feature shop { route items "/items" }
feature Shop { route offers "/offers" }
```

```navspec
feature shop { route items "/items" }
feature offers { route offers "/offers" }
```

## NAV204

**Unknown name.**
Nothing of this kind has this name. The finding shows the nearest.

```navspec
requirement session
route me "/me" requires sesion
```

```navspec
requirement session
route me "/me" requires session
```

## NAV205

**A value that does not fit its type.**
The value does not fit the type of its parameter.

```navspec
route list "/list?page={page: Int = first}"
```

```navspec
route list "/list?page={page: Int = 1}"
```

## NAV206

**Optional where nothing can be left out.**
In a path only what stands in an optional part can be left out. A list and a tail are empty where nothing is given.

```navspec
route list "/list/{page: Int?}"
```

```navspec
route list "/list[/{page: Int?}]"
```

## NAV207

**A type that cannot stand there.**
This type cannot be read in this place: a URL and a list stand in a query.

```navspec
route open "/open/{link: URL}"
```

```navspec
route open "/open?link={link: URL}"
```

## NAV208

**Arguments that do not fit the parameters.**
The arguments do not give each required parameter a value, or give one a value twice.

```navspec
route item "/items/{id: Int}"
redirect "/latest" -> item
```

```navspec
route item "/items/{id: Int}"
redirect "/latest" -> item(id: 1)
```

## NAV209

**A pattern that can have no children.**
A tail and a fragment end a pattern, so a route in the route could not add anything.

```navspec
route file "/files/{path...}" {
  route info "/info"
}
```

```navspec
route file "/files/{path...}"
route info "/info/{path...}"
```

## NAV210

**An include that cannot be read.**
The file that is included could not be read.

```navspec
include "nowhere.navspec"
route home "/"
```

```navspec
route home "/"
```

## NAV211

**Includes in a circle.**
A file includes itself, perhaps by way of others.

```navspec
include "example.navspec"
route home "/"
```

```navspec
route home "/"
```

## NAV212

**An enum that tells nothing apart.**
Two cases have one text, so a link could not tell them apart; or there is no case.

```navspec
enum Sort { newest = "new", fresh = "new" }
route list "/list/{sort: Sort}"
```

```navspec
enum Sort { newest = "new", fresh }
route list "/list/{sort: Sort}"
```

## NAV213

**A newtype without values.**
No value fits the type: its bounds are the wrong way round, or its expression matches nothing.

```navspec
type Zoom = Int in 20...1
route map "/map/{zoom: Zoom}"
```

```navspec
type Zoom = Int in 1...20
route map "/map/{zoom: Zoom}"
```

## NAV214

**A tab without a root.**
A tab shows something at the bottom of its stack.

```navspec
tab home "Home" {
  route start "/"
}
```

```navspec
tab home "Home" {
  root start
  route start "/"
}
```

## NAV215

**Tabs for a screen of a stack.**
A screen lives in tabs or in a stack of its own.

```navspec
tab home "Home" { root start }
route start "/"
stack help at "/help" {
  route page "/page" in home
}
```

```navspec
tab home "Home" { root start }
route start "/"
stack help at "/help" {
  route page "/page"
}
```

## NAV216

**A detent that the sheet does not have.**
`initial` and `undimmed` name one of the sheet's detents; a height is above 0, a fraction above 0 and at most 1.

```navspec
route info "/info" present sheet(medium, initial large)
```

```navspec
route info "/info" present sheet(medium, large, initial large)
```

## NAV217

**A motion named like a presentation.**
After the colon of a transition stands a presentation or a motion, so no motion is called like a presentation.

```navspec
tab home "Home" container custom { root start }
route start "/"
motion cover { insertion opacity }
```

```navspec
tab home "Home" container custom { root start }
route start "/" motion fade
motion fade { insertion opacity }
```

## NAV218

**A screen that needs parameters nobody gives.**
The screen that is shown while a requirement fails is opened without arguments, so all its parameters are optional or
have a default.

```navspec
requirement session via signIn
route signIn "/sign-in/{step: Int}"
```

```navspec
requirement session via signIn
route signIn "/sign-in?step={step: Int = 1}"
```

## NAV219

**A finding that cannot be silenced.**
What cannot be read cannot be silenced: `allow` is for findings on routes that compete and what follows.

```navspec
route item "/items/{id: Int}" { allow NAV201 }
```

```navspec
route item "/items/{id: Int}"
```

## NAV220

**A route preferred to itself.**
`prefer` names another route.

```navspec
route item "/items/{id: Int}" { prefer item }
```

```navspec
route item "/items/{id: Int}"
```

## NAV221

**More than the compiler takes.**
A [limit](Limits.md) of the compiler is reached. The finding says which, and what to do.

```navspec
route home "/"
route grid(⟨cell#: Int, ⟩×64 last: Int)
transition home -> grid
```

```navspec
route home "/"
route grid(first: Int, last: Int)
transition home -> grid
```

## NAV222

**An enum of too many cases.**
The Swift compiler does not check a `switch` over more than some six hundred cases. Above 256 a table says `cases
nested`, and each tab and feature has an enum of its own; no one of these has more than 256 either. That changes how
routes are written in Swift, so it is asked for, not done.

```navspec
⟨route item# "/items/#"
⟩×257
```

```navspec
app Shop { cases nested }
feature garden {
  ⟨route plant# "/plants/#"
  ⟩×200
}
feature kitchen {
  ⟨route pot# "/pots/#"
  ⟩×57
}
```

## NAV223

**A motion that nothing shows.**
Motions are drawn in a tab with a container of the app's own. Where no tab has one it is never seen.

```navspec
tab home "Home" { root start }
route start "/" motion fade
motion fade { insertion opacity }
```

```navspec
tab home "Home" container custom { root start }
route start "/" motion fade
motion fade { insertion opacity }
```

## NAV224

**A name that is taken.**
Generated code says `Swift.String` and `Foundation.URL`, and calls what it generates by the app's name (`TrailheadMatching`); Swift gives
every enum of names a list `allCases`, every type a `Type` and a `Protocol`. A declaration of such a name would be in the way; so would two that become one member of an enum.
In a type of the app's own (`as Sort`) the first word may not be one that the route enum has of its own: write it with its module, `Shop.Sort`.

```navspec
enum Swift { fast, slow }
route pace "/pace/{pace: Swift}"
```

```navspec
enum Pace { fast, slow }
route pace "/pace/{pace: Pace}"
```

## NAV225

**An expression that is too large.**
The expression of a newtype becomes an automaton, and one of more than 4,095 states does not fit into a match table. Long repetitions of
large classes and choices that are told apart late need many states.

```navspec
type Code = String matching "(a|b)*a(a|b){12}"
route code "/codes/{code: Code}"
```

```navspec
type Code = String matching "(a|b)*a(a|b){8}"
route code "/codes/{code: Code}"
```

# Routes that compete

## NAV301

**Two routes with the same links.**
Two routes read the very same links, so one of them is never opened. What their parameters are called plays no part.
Give one of them another path, or make it an alias of the other.

```navspec
route item "/items/{id: Int}"
route product "/items/{number: Int}"
```

```navspec
route item "/items/{id: Int}"
route product "/products/{number: Int}"
```

## NAV302

**Two routes that both read a link.**
Some link is read by both routes, and neither is more specific: each also reads links that the other does not. The
finding shows one of each. Make one of them more specific, or say with `prefer` which one wins.

```navspec
route map "/geo/map/{id}"
route pin "/geo/{region}/pin"
```

```navspec
route map "/geo/map/{id}" {
  allow NAV304
}
route pin "/geo/{region}/pin" {
  prefer map
}
```

## NAV303

**A route that no link reaches.**
Other routes, which are more specific, take every link that this one reads, so it is never opened. A warning where that
is so only for an alias or one form of it.

```navspec
route on "/switch/true"
route off "/switch/false"
route toggle "/switch/{isOn: Bool}"
```

```navspec
route toggle "/switch/{isOn: Bool}"
```

## NAV304

**A value that another route takes.**
The route has a value whose link another route reads: `/users/new` is never the user `new`. That is how specific routes
work; it is a note, so that you know that `path` is nil for this value. It is a warning where `prefer` or declared order
takes the value.

```navspec
route user "/users/{name}"
route newUser "/users/new"
```

```navspec
route user "/user/{name}"
route newUser "/users/new"
```

## NAV305

**A `prefer` that decides nothing.**
A `prefer` decides nothing: no link is open between the two routes, or preferences go round in a circle.

```navspec
route item "/items/{id: Int}" { prefer about }
route about "/about"
```

```navspec
route item "/items/{id: Int}"
route about "/about"
```

## NAV306

**A link that reads in two ways.**
A value could be split in more than one way between two parameters of a segment, or a link fits several optional parts.
Each parameter takes the shortest text; a value that would be split otherwise prints nil. Use a text between them that
the values cannot hold.

```navspec
route page "/wiki/{space}-{title}"
```

```navspec
type Space = String matching "[a-z]+"
route page "/wiki/{space: Space}-{title}"
```

## NAV307

**An `allow` that silences nothing.**
There is nothing here that this `allow` silences. What it once silenced is mended, so it can go; a later finding at this
place should be seen.

```navspec
route about "/about" {
  allow NAV304
}
```

```navspec
route about "/about"
```

# The navigation graph

## NAV401

**Unknown target.**
Nothing has the name that a transition, a redirect, a tab's root, a `via` or the fallback leads to.

```navspec
route home "/"
fallback hoem
```

```navspec
route home "/"
fallback home
```

## NAV402

**A screen that nothing leads to.**
No link reads it, no tab has it as root, and no transition, requirement, parent or child that can be reached leads to it. Code may still push it by
hand: say so with a transition, which also gives the typed call for it.

```navspec
route home "/"
route compose(draft: UUID?) present cover
```

```navspec
route home "/"
route compose(draft: UUID?) present cover
transition home -> compose
```

## NAV403

**Requirements that wait for each other.**
While a requirement fails, its `via` is shown in place of what requires it. That screen itself requires it, or requires another whose own way leads
back: nobody gets in.

```navspec
requirement session via signIn
route home "/"
route signIn "/sign-in" requires session
```

```navspec
requirement session via signIn
route home "/" requires session
route signIn "/sign-in"
```

## NAV404

**A parent that cannot lie under its child.**
The parent lies under its child on the back stack, but it has a required parameter, such as a query item, that the
child's link does not have.

```navspec
route search "/search?q={query}" {
  route result "/results/{id: Int}"
}
```

```navspec
route search "/search?q={query}" {
  route result "/results/{id: Int}" back none
}
```

# Links and hosts

## NAV501

**An empty segment.**
No link is read with an empty segment, so a pattern has none either.

```navspec
route item "/items//{id: Int}"
```

```navspec
route item "/items/{id: Int}"
```

## NAV502

**A segment that browsers remove.**
Browsers remove `.` and `..` before an app sees the link.

```navspec
route item "/items/../{id: Int}"
```

```navspec
route item "/{id: Int}"
```

## NAV503

**A pattern that is too large.**
With its optional parts the pattern stands for more forms than are compared, or it has more segments, parameters, query items
or bytes than its [limits](Limits.md) allow.

```navspec
route a "/a[/b][/c][/d][/e][/f][/g][/h][/i][/j][/k][/l]"
```

```navspec
route a "/a[/b][/c]"
```

## NAV504

**A query key twice.**
The first item of a key decides, so a second one with the same key would never be read.

```navspec
route search "/search?q={query}&q={more}"
```

```navspec
route search "/search?q={query}&more={more}"
```

## NAV505

**Not a host.**
This is no host that a link could have.

```navspec
app Shop { host "-shop.example.com" }
route home "/"
```

```navspec
app Shop { host "shop.example.com" }
route home "/"
```

## NAV506

**Not a scheme of an app.**
The scheme belongs to the web or to the system. A host is declared by `host`, under http and https alike.

```navspec
app Shop { scheme "https" }
route home "/"
```

```navspec
app Shop { host "shop.example.com" }
route home "/"
```

## NAV507

**An origin inside another.**
A link has one origin, so a group that gives one cannot stand in another that does.

```navspec
group host "a.example.com" {
  group host "b.example.com" {
    route home "/"
  }
}
```

```navspec
group host "a.example.com", "b.example.com" {
  route home "/"
}
```

## NAV508

**Hosts that bind different parameters.**
All hosts of one list bind the same parameters, since a route has them whichever host it was opened on.

```navspec
enum Lang { en, de }
group host "{lang: Lang}.example.com", "example.com" {
  route home "/"
}
```

```navspec
enum Lang { en, de }
group host "{lang: Lang}.example.com" {
  route home "/"
}
group host "example.com" {
  route start "/"
}
```

## NAV509

**An address that leads nowhere.**
The address of a tab or stack has a segment, and no two are equal.

```navspec
tab home "Home" at "/" {
  root start
  route start "/"
}
```

```navspec
tab home "Home" at "/home" {
  root start
  route start "/"
}
```

## NAV510

**A value where a host would stand.**
In `trailhead://Zion/map` the first segment stands where a host would, and systems write hosts in lower case: the app is given `zion`. Literals are
compared without case there; a value has lost its own. One warning for a table.

```navspec
app Trailhead { scheme "trailhead" }
route park "/{park}/map"
```

```navspec
app Trailhead { scheme "trailhead" }
route park "/parks/{park}/map"
```

## NAV511

**An address whose links others read.**
Behind the address of a tab or a named stack the patterns of its screens are read: `/you/settings` opens `settings` in the tab `you`. Such links rank
after every plain pattern, and here plain patterns take all that a screen has there, so none of them leads into the tab. One warning a tab; nothing is
said where the plain pattern opens the same screen in the same tab.

```navspec
tab you "You" icon system "person" at "/you" {
  root profile
  route profile "/me"
  route settings "/settings"
}
route page "/you/{name}"
```

```navspec
tab you "You" icon system "person" at "/you" {
  root profile
  route profile "/me"
  route settings "/settings"
}
route page "/pages/{name}"
```
"""###
}
