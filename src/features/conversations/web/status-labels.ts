import { folderNames } from "../../../contract/conversations/calls.ts";
import type { ConversationSummary } from "../../../contract/conversations/schema.ts";

type Labelled = Pick<ConversationSummary, "status" | "confirm_by" | "folder">;

const statusLabels = {
  new: "Not answered yet",
  answered: "Answered",
  quoted: "Quoted",
  booked: "Booked",
  declined: "Declined",
  closed: "Closed",
} as const satisfies Record<Labelled["status"], string>;

/** Pending actions of the provider come before the last event. */
export function conversationLabel({ status, confirm_by, folder }: Labelled): string {
  if (confirm_by !== null) return "Accepted";
  return folder === "mine" ? folderNames.mine : statusLabels[status];
}
