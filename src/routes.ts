import { index, route, type RouteConfig } from "@react-router/dev/routes";

/** The parts of the design kit in every state: for whoever works on them, in no build for others. */
const kit = process.env["NODE_ENV"] === "development" ? [route("kit", "app/web/kit-page.tsx")] : [];

/** Every page on one screen. Links are built from here with `href()`, and full addresses on the server with `pageUrl()`; `npm run check` refuses a typed path. */
export default [
  index("app/web/home-page.tsx"),
  route("providers", "features/listings/web/browse-page.tsx"),
  route("providers-old", "features/listings/web/old-directory-page.tsx"),
  route("provider/:id", "app/web/provider-page.tsx"),
  route("how-trust-works", "app/web/how-trust-works-page.tsx"),
  route("privacy", "app/web/privacy-page.tsx"),
  route("terms", "app/web/terms-page.tsx"),
  route("outbox", "app/web/outbox-page.tsx"),
  route("register", "features/invitations/web/register-page.tsx"),
  route("login", "features/accounts/web/login-page.tsx"),
  route("forgot-password", "features/accounts/web/forgot-password-page.tsx"),
  route("reset-password", "features/accounts/web/reset-password-page.tsx"),
  route("confirm-email", "features/accounts/web/confirm-email-page.tsx"),
  route("undo-email-change", "features/accounts/web/undo-email-page.tsx"),
  route("confirm-enquiry", "features/enquiries/web/confirm-enquiry-page.tsx"),
  route("your-enquiry", "features/enquiries/web/your-enquiry-page.tsx"),
  route("unsubscribe", "app/web/unsubscribe-page.tsx"),
  route("dashboard", "app/web/dashboard-page.tsx"),
  route("account", "features/accounts/web/account-page.tsx"),
  route("media", "features/media/web/media-page.tsx"),
  route("admin", "app/web/admin-page.tsx"),
  route("couple-register", "features/couples/web/couple-register-page.tsx"),
  route("couple-login", "features/accounts/web/couple-login-page.tsx"),
  route("auth/callback", "app/web/auth-callback-page.tsx"),
  route("couple-dashboard", "app/web/couple-dashboard-page.tsx"),
  route("bulk-contact", "features/enquiries/web/bulk-contact-page.tsx"),
  route("enquiries", "features/conversations/web/inbox-page.tsx"),
  route("enquiries/:id", "app/web/inbox-conversation-page.tsx"),
  route("messages", "features/conversations/web/messages-page.tsx"),
  route("messages/:id", "app/web/couple-conversation-page.tsx"),
  route("conversation", "app/web/guest-conversation-page.tsx"),
  route("quotes/:id", "features/quotes/web/quote-page.tsx"),
  route("calendar", "features/calendars/web/calendar-page.tsx"),
  route(":category/:place", "features/listings/web/place-page.tsx"),
  ...kit,
  route("*", "app/web/not-found-page.tsx"),
] satisfies RouteConfig;
