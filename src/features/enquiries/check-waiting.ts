import type { Context } from "../../platform/context.ts";
import { hashToken } from "../accounts/rules.ts";
import { isHeldBy } from "./store-held.ts";

/** Whether an enquiry waits for the button of this link; uses nothing up [accounts-33]. */
export async function checkWaiting({ db, clock }: Context, token: string): Promise<boolean> {
  return isHeldBy(db, hashToken(token), clock());
}
