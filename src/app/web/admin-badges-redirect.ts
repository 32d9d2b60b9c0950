import { redirect } from "react-router";

/** `/admin/badges` is an old address of the admin panel (spec 2.1). */
export const loader = () => redirect("/admin");
