import Fixtures
import Foundation
import Shop

extension Checks {
  /// Types of the app's own, failable and not.
  func external() {
    guard let id = OrderID(rawValue: 7), let five = OrderID(rawValue: 5),
      let site = URL(string: "https://example.com").flatMap(Website.init)
    else { return expect(false, "no values") }
    let ten = Code<Percent>(rawValue: "ten")
    let device = Device(rawValue: UUID())
    let routes: [ExternalRoute] = [
      .order(id: id), .item(id: id, coupon: ten), .redeem(coupon: ten), .orders(),
      .orders(after: id, coupon: ten, site: site, device: device),
      .lists(ids: [id, five], coupons: [ten], sites: [site], devices: [device]), .lists(),
      .given(id: id, coupon: ten, site: site),
    ]
    for route in routes {
      expect(route.path != nil, "\(route) prints nothing")
      if let path = route.path { equal(ExternalRoute(link: path), route) }
      returns(route)
    }
    returns(ExternalRoute.screen(id: id, coupon: ten, site: [site]))
    equal(Set(routes).count, routes.count)
    // The type decides: no order has the number 0, and a site is secure.
    equal(ExternalRoute(link: "/orders/0"), nil)
    equal(ExternalRoute(link: "/orders?after=0"), .orders())
    equal(ExternalRoute(link: "/given"), .given(id: five, coupon: ten, site: site))
    equal(ExternalRoute(link: "/first"), ExternalRoute.order(id: OrderID(rawValue: 1) ?? id))
    equal(ExternalTab.shop.root, .order(id: id))
    equal(ExternalRoute.item(id: id, coupon: ten).parent, .order(id: id))
    equal(decoded(ExternalRoute.self, #"{"name":"order","parameters":{"id":0}}"#), nil)
    equal(decoded(ExternalRoute.self, #"{"name":"given","parameters":{}}"#), .given(id: five, coupon: ten, site: site))
  }
}
