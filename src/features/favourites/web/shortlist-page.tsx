import Heart from "lucide/dist/esm/icons/heart.mjs";
import { href } from "react-router";
import { useVisitor } from "../../../client/session/session.ts";
import { shared_vendors_max } from "../../../contract/favourites/calls.ts";
import { formatCount, formatDate } from "../../../contract/format.ts";
import { loadPage } from "../../../platform/http/page.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { useToast } from "../../../ui/overlay/toast.tsx";
import { Banner } from "../../../ui/page/banner.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { PageFrame } from "../../../ui/page/page-frame.tsx";
import type { PageHandle } from "../../../ui/page/page-handle.ts";
import { pageMeta } from "../../../ui/page/page-meta.ts";
import { TitleBlock } from "../../../ui/page/section.tsx";
import { reportClientError } from "../../../ui/report.ts";
import { findDate } from "../../calendars/require-date.ts";
import { cardProviders, type CardProvider } from "../../listings/web/cards/card-provider.ts";
import { useSaved } from "../../listings/web/cards/hearts.ts";
import { readShortlistQuery, type ShortlistQuery } from "../read-shortlist-query.ts";
import { readShortlist } from "../read-shortlist.ts";
import type { Route } from "./+types/shortlist-page";
import { MyShortlist } from "./my-shortlist.tsx";
import { ShortlistVendors } from "./shortlist-vendors.tsx";
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
  const missing = vendors.length - result;
  const sentences = [
    missing > 0 &&
      `${formatCount(missing, "vendor", "vendors")} on this shortlist ${missing === 1 ? "is" : "are"} no longer listed.`,
    isUnreadable && "Part of this link could not be read. Please ask for it again.",
    beyond > 0 && `A link can hold ${shared_vendors_max} vendors. The other ${beyond} are not shown.`,
  ];
  return sentences.filter(Boolean).join(" ");
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

interface SharedShortlistProps {
  providers: readonly CardProvider[];
  notice: string;
  date: string;
  onward: string;
}

function SharedShortlist({ providers, notice, date, onward }: SharedShortlistProps) {
  if (providers.length === 0) {
    return (
      <EmptyState
        level={1}
        title="No vendors on this shortlist"
        action={<ButtonLink to={href("/providers")}>Browse vendors</ButtonLink>}
      >
        {notice}
      </EmptyState>
    );
  }
  const ids = providers.map(({ id }) => id);
  return (
    <>
      <TitleBlock
        title="Wedding vendor shortlist"
        lead={`Vendors that were shared with you${date && ` for a wedding on ${formatDate(date)}`}.`}
      />
      {notice && <Banner>{notice}</Banner>}
      <ShortlistVendors providers={providers} onward={onward}>
        <SaveAll ids={ids} />
      </ShortlistVendors>
    </>
  );
}

function SaveAll({ ids }: { ids: readonly string[] }) {
  const { kind } = useVisitor();
  const isSaved = useSaved();
  const toast = useToast();
  if (kind === "provider") return null;
  const areAllSaved = ids.every(isSaved);
  async function save() {
    try {
      const { saveAll } = await import("./heart-work.tsx");
      const { sentence, isBad } = await saveAll(ids);
      toast(sentence, isBad ? { tone: "bad" } : {});
    } catch (cause) {
      reportClientError(cause);
      toast("The vendors could not be saved. Please check your connection and try again.", { tone: "bad" });
    }
  }
  return (
    <Button small variant="outline" icon={Heart} disabled={areAllSaved} onClick={() => void save()}>
      {areAllSaved ? "All saved" : kind === "couple" ? "Save all to favourites" : "Save all to my shortlist"}
    </Button>
  );
}
