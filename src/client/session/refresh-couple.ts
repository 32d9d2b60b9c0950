import { readMyCoupleCall } from "../../contract/couples/calls.ts";
import { call } from "../call/call.ts";
import { updateSignedInCouple } from "./change-session.ts";

export async function refreshCouple(): Promise<void> {
  const outcome = await call(readMyCoupleCall, { failed: "" });
  if (outcome.ok) updateSignedInCouple(outcome.body);
}
