import { href, redirect } from "react-router";

/** `/admin/badges` is an old address of the admin panel [visitors-2]. */
export const loader = () => redirect(href("/admin"));
