import { href } from "react-router";
import { isAdmin, type Visitor } from "../../client/session/session.ts";

type FooterLink = { label: string; to: string };

export type FooterLinks = {
  call: { title: string; text: string; buttons: readonly FooterLink[] };
  lists: readonly { title: string; links: readonly FooterLink[] }[];
};

const browse = { label: "Browse Providers", to: href("/providers") };
const contactMany = { label: "Contact Multiple Vendors", to: href("/bulk-contact") };
const account = { label: "Your account", to: href("/account") };
const register = { label: "Register as Provider", to: href("/register") };
const login = { label: "Provider Login", to: href("/login") };

const dashboard = { label: "Dashboard", to: href("/dashboard") };
const enquiries = { label: "Enquiries", to: href("/enquiries") };
const calendar = { label: "Calendar", to: href("/calendar") };

/** The largest pages by place [places-11]. */
const popular = ["Venues in Cape Town", "Photographers in Johannesburg", "Caterers in Durban"].map((label) => {
  const [category = "", place = ""] = label.toLowerCase().replace("cape town", "cape-town").split(" in ");
  return { label, to: href("/:category/:place", { category, place }) };
});

const guests: FooterLinks = {
  call: {
    title: "Do you make weddings happen?",
    text: "Put your business in front of couples in all nine provinces.",
    buttons: [register, login],
  },
  lists: [
    {
      title: "For couples",
      links: [
        browse,
        contactMany,
        { label: "Start Planning", to: href("/couple-register") },
        { label: "Couple Login", to: href("/couple-login") },
      ],
    },
    { title: "Popular", links: popular },
  ],
};

const providers: FooterLinks = {
  call: {
    title: "Make more weddings happen",
    text: "A complete profile and fast replies win bookings.",
    buttons: [dashboard, enquiries],
  },
  lists: [
    {
      title: "Your business",
      links: [dashboard, enquiries, calendar, { label: "Media library", to: href("/media") }, account, browse],
    },
  ],
};

const couples: FooterLinks = {
  call: {
    title: "Still looking for someone?",
    text: "Message several vendors or browse by category.",
    buttons: [contactMany, browse],
  },
  lists: [
    {
      title: "Your wedding",
      links: [{ label: "Dashboard", to: href("/couple-dashboard") }, browse, contactMany, account],
    },
  ],
};

const admin = { label: "Admin", to: href("/admin") };

const admins: FooterLinks = {
  call: {
    title: "Keep the directory in order",
    text: "Requests, reports and settings are in the control panel.",
    buttons: [admin, account],
  },
  lists: [{ title: "Administration", links: [admin, browse, account] }],
};

const byKind: Record<Visitor["kind"], FooterLinks> = { guest: guests, provider: providers, couple: couples };

/** No invitation to register or log in for signed-in visitors. */
export function footerFor(visitor: Visitor): FooterLinks {
  return isAdmin(visitor) ? admins : byKind[visitor.kind];
}
