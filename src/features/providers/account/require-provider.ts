import type { Actor } from "../../../platform/actor.ts";
import { refuse } from "../../../platform/refusal.ts";

export function requireProvider(actor: Actor): Extract<Actor, { kind: "provider" }> {
  if (actor.kind === "visitor") refuse("sign_in_required");
  if (actor.kind !== "provider") refuse("not_allowed");
  return actor;
}
