import { demoDirectory } from "../../seed/demo-directory.ts";

/** Whom the demo has, and what was said and asked among them. Its day decides only when, so any day will do. */
export const demo = demoDirectory("2026-06-17");
