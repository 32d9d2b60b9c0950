import { randomBytes } from "node:crypto";

/**
 * What our own inline scripts bear while a page is made, and nothing that leaves: made anew by each process and told to
 * nobody, so that a script that somebody brings into a page is not taken for ours [running-7].
 */
export const scriptMark = randomBytes(16).toString("hex");
