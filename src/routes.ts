import { index, route, type RouteConfig } from "@react-router/dev/routes";

const openingSoon = (path: string) => route(path, "app/web/opening-soon-page.tsx", { id: path });

/** Every page on one screen. Links are built from here with `href()`. */
export default [
  index("app/web/home-page.tsx"),
  route("providers", "features/providers/web/browse-page.tsx"),
  route("providers-old", "features/providers/web/old-directory-page.tsx"),
  route("provider/:id", "app/web/provider-page.tsx"),
  route("privacy", "app/web/privacy-page.tsx"),
  route("terms", "app/web/terms-page.tsx"),
  route("outbox", "app/web/outbox-page.tsx"),
  openingSoon("register"),
  openingSoon("login"),
  openingSoon("forgot-password"),
  openingSoon("reset-password"),
  openingSoon("dashboard"),
  openingSoon("media"),
  openingSoon("admin"),
  openingSoon("admin/badges"),
  openingSoon("couple-register"),
  openingSoon("couple-login"),
  openingSoon("auth/callback"),
  openingSoon("couple-dashboard"),
  openingSoon("bulk-contact"),
  route("*", "app/web/not-found-page.tsx"),
] satisfies RouteConfig;
