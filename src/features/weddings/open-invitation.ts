import type { z } from "zod";
import type * as calls from "../../contract/weddings/schema.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { joinNames } from "../couples/rules.ts";
import { hashOfToken, ownerName } from "./rules.ts";
import { findWeddingInvitationByToken, findOwner } from "./store.ts";

type Opened = z.input<typeof calls.openWeddingInvitationRoute.answer>;

/** One error for unknown, used, withdrawn and expired invitations. */
export async function openWeddingInvitation(
  { db, clock, keyedHash }: Pick<Context, "db" | "clock" | "keyedHash">,
  token: string,
): Promise<Opened> {
  const result =
    (await findWeddingInvitationByToken(db, hashOfToken(keyedHash, token), clock())) ?? refuse("dead_link");
  const owner = (await findOwner(db, result.couple_id)) ?? refuse("dead_link");
  const { email, role, expires_at } = result;
  return {
    wedding_name: joinNames(owner),
    invited_by: ownerName(owner),
    email,
    role,
    expires_at: expires_at.toISOString(),
  };
}
