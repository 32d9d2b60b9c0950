import type { Context } from "../../../platform/context.ts";
import { hashToken } from "../../accounts/rules.ts";
import { hasPendingEnquiry } from "./store-pending.ts";

/** Doesn't consume the link [accounts-33]. */
export async function checkWaiting({ db, clock }: Context, token: string): Promise<boolean> {
  return hasPendingEnquiry(db, hashToken(token), clock());
}
