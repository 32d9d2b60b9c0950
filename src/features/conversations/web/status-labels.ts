import type { ConversationSummary } from "../../../contract/conversations/schema.ts";

type Status = ConversationSummary["status"];

export const statusLabels = {
  new: "Not answered yet",
  answered: "Answered",
  quoted: "Quoted",
  booked: "Booked",
  declined: "Declined",
  closed: "Closed",
} as const satisfies Record<Status, string>;
