import type { DemoProvider } from "../../seed/directory.ts";
import type { savedReply } from "../../src/schema/conversations.ts";

const replies = {
  "The day is free": `Dear {couple}

Thank you for thinking of us. {date} is still open, and we would love to have you here.

Would you like to come and see the farm? We are here on Wednesdays and Saturdays.

Kind regards
Elmarie`,
  "The day is taken": `Dear {couple}

{date} is taken, sadly. The Fridays and Sundays around it are open; shall we look at one of them together?

Kind regards
Elmarie`,
  "What it costs": `Dear {couple}

The farm for a day and a night is R 38 000, with tables, chairs and linen for 120 guests R 47 600. To {venue} we add nothing: you marry where we live.

Kind regards
Elmarie`,
} as const;

export function saveReplies(
  provider: DemoProvider | undefined,
  newId: () => string,
): (typeof savedReply.$inferInsert)[] {
  if (!provider) return [];
  const { id: provider_id, created_at } = provider.row;
  return Object.entries(replies).map(([title, body]) => ({ id: newId(), provider_id, title, body, created_at }));
}
