import { href } from "react-router";
import { isAdmin, type Visitor } from "../../client/session/session.ts";

type NavLink = { label: string; to: string; isCall?: boolean };

/** In display order [visitors-5]. */
export type SiteNav = {
  links: NavLink[];
  hasLogout: boolean;
};

const home = { label: "Home", to: href("/") };
const browse = { label: "Browse Providers", to: href("/providers") };

/** `hearts` is a guest's shortlist count. Impersonating admins get no admin link [visitors-5]. */
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
      const admin = isAdmin(visitor) ? [{ label: "Admin", to: href("/admin") }] : [];
      return { links: [home, browse, { label: "Dashboard", to: href("/dashboard") }, ...admin], hasLogout: true };
    }
    case "couple":
      return { links: [home, browse, { label: "Dashboard", to: href("/couple-dashboard") }], hasLogout: true };
  }
}
