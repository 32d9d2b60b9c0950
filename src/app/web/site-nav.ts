import type { Visitor } from "../../client/session.ts";

/** `isCall`: the one link that stands out. */
type NavLink = { label: string; to: string; isCall?: boolean };

/** What the navigation holds for one kind of visitor, in its order [visitors-5]. */
export type SiteNav = {
  links: NavLink[];
  /** Whether there is somebody to log out. */
  hasLogout: boolean;
};

const home = { label: "Home", to: "/" };
const browse = { label: "Browse Providers", to: "/providers" };

/** Chooses the navigation. An admin who impersonates somebody sees no way to the admin panel [visitors-5]. */
export function navFor(visitor: Visitor): SiteNav {
  switch (visitor.kind) {
    case "guest":
      return {
        links: [
          browse,
          { label: "Couple Login", to: "/couple-login" },
          { label: "Start Planning", to: "/couple-register", isCall: true },
          { label: "Provider Login", to: "/login" },
        ],
        hasLogout: false,
      };
    case "provider": {
      const admin = visitor.isSuperAdmin && !visitor.impersonated ? [{ label: "Admin", to: "/admin" }] : [];
      return { links: [home, browse, { label: "Dashboard", to: "/dashboard" }, ...admin], hasLogout: true };
    }
    case "couple":
      return { links: [home, browse, { label: "Dashboard", to: "/couple-dashboard" }], hasLogout: true };
  }
}
