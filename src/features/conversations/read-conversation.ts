import type { FullConversation } from "../../contract/conversations/schema.ts";
import type { Context } from "../../platform/context.ts";
import { isReader } from "../couples/rules.ts";
import { readSettings } from "../settings/read-settings.ts";
import { nameMembers } from "../weddings/name-members.ts";
import { listFiles } from "./files/store-files.ts";
import { requireParticipant, type ConversationReference } from "./find-participant.ts";
import { listQuarantinedEmails } from "./inbound-mail/store-inbound.ts";
import { presentWaiting, presentFull } from "./present.ts";
import { listPendingMessages } from "./safety/store-pending-messages.ts";
import { findEnquiryEmail, listMessages } from "./store-messages.ts";

const noNames = new Map<string, string>();

export async function readConversation(ctx: Context, named: ConversationReference): Promise<FullConversation> {
  const participant = await requireParticipant(ctx, ctx.db, named);
  const { result, side } = participant;
  const messages = await listMessages(ctx.db, result.id);
  const files = await listFiles(ctx.db, result.id);
  const enquiryEmail = await findEnquiryEmail(ctx.db, result.id);
  const { couple_id } = result;
  const names = side === "couple" && couple_id !== null ? await nameMembers(ctx.db, couple_id) : noNames;
  const { site_name } = await readSettings(ctx);
  const reads = !("token" in named) && isReader(ctx.actor);
  // viewers can't decide, so they don't see waiting emails
  const quarantined = reads ? [] : await listQuarantinedEmails(ctx.db, { conversation_id: result.id, side });
  const scope = { now: ctx.clock(), site_name, hidesEmail: ctx.config.inbound !== undefined, isReader: reads };
  const fullConversation = presentFull(participant, { messages, files, quarantined, enquiryEmail, names }, scope);
  const waiting = side === "provider" ? await listPendingMessages(ctx.db, result.id) : [];
  fullConversation.messages.push(...waiting.map((each, at) => presentWaiting(each, result.last_position + 1 + at)));
  return fullConversation;
}
