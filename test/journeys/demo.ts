import { demoDirectory } from "../../seed/demo-directory.ts";

/** The demo data; any day will do. */
export const demo = demoDirectory("2026-06-17");
