import { shared_vendors_max } from "../../../contract/favourites/limits.ts";
import { formatCount } from "../../../contract/format.ts";
import { loadPage } from "../../../platform/http/page.ts";
import { PageFrame } from "../../../ui/page-frame.tsx";
import type { PageHandle } from "../../../ui/page-handle.ts";
import { pageMeta } from "../../../ui/page-meta.ts";
import { findDate } from "../../calendars/require-date.ts";
import { cardProviders } from "../../listings/web/card-provider.ts";
import { readShortlistQuery, type ShortlistQuery } from "../read-shortlist-query.ts";
import { readShortlist } from "../read-shortlist.ts";
import type { Route } from "./+types/shortlist-page";
import { MyShortlist } from "./my-shortlist.tsx";
import { SharedShortlist } from "./shared-shortlist.tsx";
import styles from "./shortlist.module.css";

/** Shared vendors are in the URL; a guest's own only in the browser. */
export const loader = (args: Route.LoaderArgs) =>
  loadPage(args, async (ctx) => {
    const query = readShortlistQuery(new URL(args.request.url).searchParams);
    const { vendors, near } = query;
    const [date = ""] = findDate(query.date, ctx.clock())?.days ?? [];
    const onward = new URLSearchParams({ ...(near && { near }), ...(date && { date }) }).toString();
    if (!vendors) return { shared: null, date, onward };
    const { providers } = await readShortlist(ctx, { vendors, date });
    const cards = cardProviders(providers, null, onward && `?${onward}`, { date, flex: "" });
    return { shared: { providers: cards, notice: noticeOf(query, cards.length) }, date, onward };
  });

function noticeOf({ vendors = [], beyond = 0, isUnreadable }: ShortlistQuery, result: number): string {
  const gone = vendors.length - result;
  const parts = [
    gone > 0 &&
      `${formatCount(gone, "vendor", "vendors")} on this shortlist ${gone === 1 ? "is" : "are"} no longer listed.`,
    isUnreadable && "Part of this link could not be read. Please ask for it again.",
    beyond > 0 && `A link can hold ${shared_vendors_max} vendors. The other ${beyond} are not shown.`,
  ];
  return parts.filter(Boolean).join(" ");
}

export const handle: PageHandle = { scripts: "late" };

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const providers = loaderData?.shared?.providers ?? [];
  const banner = providers.find((provider) => provider.banner)?.banner ?? null;
  return pageMeta(matches, {
    title: loaderData?.shared ? "Wedding vendor shortlist" : "Your shortlist",
    description:
      providers.length > 0
        ? `${formatCount(providers.length, "wedding vendor", "wedding vendors")} to compare: ${providers.map(({ business_name }) => business_name).join(", ")}.`
        : "The wedding vendors that you saved.",
    path: location.pathname + location.search,
    image: banner,
    noindex: true,
  });
}

/** The URL's vendors, otherwise the visitor's own [couples-21]. */
export default function ShortlistPage({ loaderData: { shared, date, onward } }: Route.ComponentProps) {
  return (
    <PageFrame className={styles.page}>
      {shared ? (
        <SharedShortlist {...shared} date={date} onward={onward} />
      ) : (
        <MyShortlist date={date} onward={onward} />
      )}
    </PageFrame>
  );
}
