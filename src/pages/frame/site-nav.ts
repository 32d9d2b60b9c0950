import { href } from "react-router";
import type { Visitor } from "../../client/session.ts";

/** `isCall`: the one link that stands out. */
type NavLink = { label: string; to: string; isCall?: boolean };

/** What the navigation holds for one kind of visitor, in its order [visitors-5]. */
export type SiteNav = {
  links: NavLink[];
  /** Whether there is somebody to log out. */
  hasLogout: boolean;
};

const home = { label: "Home", to: href("/") };
const browse = { label: "Browse Providers", to: href("/providers") };

/** Chooses the navigation, for a guest with how many vendors its shortlist has. An admin who impersonates somebody sees no way to the admin panel [visitors-5]. */
export function navFor(visitor: Visitor, hearts = 0): SiteNav {
  switch (visitor.kind) {
    case "guest":
      return {
        links: [
          browse,
          ...(hearts > 0 ? [{ label: `Shortlist (${hearts})`, to: href("/shortlist") }] : []),
          { label: "Couple Login", to: href("/couple-login") },
          { label: "Start Planning", to: href("/couple-register"), isCall: true },
          { label: "Provider Login", to: href("/login") },
        ],
        hasLogout: false,
      };
    case "provider": {
      const admin = visitor.isSuperAdmin && !visitor.impersonated ? [{ label: "Admin", to: href("/admin") }] : [];
      return { links: [home, browse, { label: "Dashboard", to: href("/dashboard") }, ...admin], hasLogout: true };
    }
    case "couple":
      return { links: [home, browse, { label: "Dashboard", to: href("/couple-dashboard") }], hasLogout: true };
  }
}
