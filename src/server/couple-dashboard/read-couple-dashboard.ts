import type { CoupleDashboard, Decision, Planning } from "../../contract/couples/dashboard-schema.ts";
import { readBudget } from "../../features/budget/read-budget.ts";
import { lookUpCategories } from "../../features/categories/look-up-categories.ts";
import { listOpenOf, type OpenConversation } from "../../features/conversations/inbox/list-conversations.ts";
import { readCouple } from "../../features/couples/read-couple.ts";
import { requireCouple } from "../../features/couples/rules.ts";
import { readCoupleNews } from "../../features/enquiries/read-news.ts";
import { listFavourites } from "../../features/favourites/list-favourites.ts";
import { readPlan } from "../../features/plan/read-plan.ts";
import { listDecisions, type OpenQuote } from "../../features/quotes/bookings/list-decisions.ts";
import type { Context } from "../../platform/context.ts";
import { makeBoard } from "./make-board.ts";
import { nextTasks } from "./next-tasks.ts";

const unread_max = 3;

/** Gathered from the features [couples-19]; records the visit [couples-7]. */
export async function readCoupleDashboard(ctx: Context): Promise<CoupleDashboard> {
  const { id, couple_id, admin_id } = requireCouple(ctx.actor);
  const couple = await readCouple(ctx.db, id);
  const talks = await listOpenOf(ctx.db, couple_id);
  const favourites = await listFavourites(ctx);
  const unread = talks.filter(({ is_unread }) => is_unread);
  return {
    couple,
    planning:
      admin_id === null ? await readPlanning(ctx, { talks, ...favourites, venue_name: couple.venue_name }) : null,
    unread: {
      total: unread.length,
      conversations: unread
        .slice(0, unread_max)
        .map(({ id: conversation_id, provider_name }) => ({ conversation_id, provider_name })),
    },
    favourites,
    news: await readCoupleNews(ctx),
  };
}

type Known = Awaited<ReturnType<typeof listFavourites>> & { talks: OpenConversation[]; venue_name: string | null };

async function readPlanning(ctx: Context, { talks, favorites, venue_name }: Known): Promise<Planning> {
  const { couple_id } = requireCouple(ctx.actor);
  const { all: categories } = await lookUpCategories(ctx);
  const plan = await readPlan(ctx);
  const { total_cents, booked_cents, left_cents } = await readBudget(ctx);
  const { open, booked } = await listDecisions(ctx.db, couple_id, ctx.clock());
  return {
    ...nextTasks(plan),
    board: makeBoard({ categories, plan, booked, open, talks, favourites: favorites, venue_name }),
    quotes: open.map(presentDecision),
    money: { total_cents, booked_cents, left_cents },
  };
}

function presentDecision(open: OpenQuote): Decision {
  const { quote_id, provider_name, category, category_slug, total_cents, valid_until } = open;
  return { quote_id, provider_name, category, category_slug, total_cents, valid_until };
}
