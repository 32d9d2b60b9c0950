import { readOwnCouple } from "../contract/couples/own-words.ts";
import { call } from "./call.ts";
import { updateCouple } from "./change-session.ts";

/** Brings the browser's record of the couple in step with the server's, where that answers. */
export async function refreshCouple(): Promise<void> {
  const outcome = await call(readOwnCouple, { failed: "" });
  if (outcome.ok) updateCouple(outcome.body);
}
