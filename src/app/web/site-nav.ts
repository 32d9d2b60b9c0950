import type { Visitor } from "../../features/accounts/web/session.ts";

type NavLink = { label: string; to: string };

/** What the navigation holds for one kind of visitor, in its order (spec 2.2). */
export type SiteNav = {
  links: NavLink[];
  /** The one link that stands out. */
  call?: NavLink;
  /** Whether there is somebody to log out. */
  hasLogout: boolean;
};

const home = { label: "Home", to: "/" };
const browse = { label: "Browse Providers", to: "/providers" };

/** Chooses the navigation. An admin who impersonates somebody sees no way to the admin panel (spec 2.2). */
export function navFor(visitor: Visitor): SiteNav {
  switch (visitor.kind) {
    case "guest":
      return {
        links: [browse, { label: "Couple Login", to: "/couple-login" }, { label: "Provider Login", to: "/login" }],
        call: { label: "Start Planning", to: "/couple-register" },
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
