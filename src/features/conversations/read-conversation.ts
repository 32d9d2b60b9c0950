import type { WholeConversation } from "../../contract/conversations/shapes.ts";
import type { Context } from "../../platform/context.ts";
import { readSettings } from "../settings/read-settings.ts";
import { requireParticipant, type Named } from "./find-participant.ts";
import { presentWhole } from "./present.ts";
import { listFiles } from "./store-files.ts";
import { findEnquiryEmail, listMessages } from "./store-messages.ts";

/** A conversation with all its messages, for one of its two sides; marks nothing as read. */
export async function readConversation(ctx: Context, named: Named): Promise<WholeConversation> {
  const participant = await requireParticipant(ctx, ctx.db, named);
  const { id } = participant.found;
  const messages = await listMessages(ctx.db, id);
  const [files, enquiryEmail] = [await listFiles(ctx.db, id), await findEnquiryEmail(ctx.db, id)];
  const { site_name } = await readSettings(ctx);
  return presentWhole(participant, messages, { files, enquiryEmail }, { now: ctx.clock(), site_name });
}
