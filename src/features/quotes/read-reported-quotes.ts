import type { Quote } from "../../contract/quotes/schema.ts";
import type { Context } from "../../platform/context.ts";
import { enterCase } from "../conversations/safety/handle-reports.ts";
import { presentQuote } from "./present.ts";
import { listSentQuotes } from "./store.ts";

/** As the couple sees them, only while the case is open; audited [admin-40]. */
export async function readReportedQuotes(ctx: Context, report_id: string): Promise<{ quotes: Quote[] }> {
  return ctx.db.transaction(async (tx) => {
    const conversation_id = await enterCase(ctx, tx, report_id);
    const result = conversation_id === null ? [] : await listSentQuotes(tx, conversation_id);
    const viewer = { side: "couple", now: ctx.clock(), isOver: true } as const;
    return { quotes: result.map((each) => presentQuote(each, viewer)) };
  });
}
