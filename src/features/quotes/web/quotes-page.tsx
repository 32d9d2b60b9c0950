import { lazy, Suspense } from "react";
import { href } from "react-router";
import { firstCall } from "../../../client/call/first-calls.ts";
import { useEitherLogin, useGuard } from "../../../client/session/use-guard.ts";
import type { AccountKind } from "../../../contract/accounts/schema.ts";
import { compareQuotesCall, readFiguresCall, listMyQuotesCall } from "../../../contract/quotes/calls.ts";
import { Banner } from "../../../ui/page/banner.tsx";
import { LateFrame } from "../../../ui/page/late-frame.tsx";
import type { PageHandle } from "../../../ui/page/page-handle.ts";
import { pageMeta } from "../../../ui/page/page-meta.ts";
import { Skeletons } from "../../../ui/page/skeleton.tsx";
import type { Route } from "./+types/quotes-page";
import styles from "./quote.module.css";

const ComparePage = lazy(() =>
  import("./compare/compare-page.tsx").then(({ ComparePage: Loaded }) => ({ default: Loaded })),
);
const FiguresPage = lazy(() =>
  import("./figures/figures-page.tsx").then(({ FiguresPage: Loaded }) => ({ default: Loaded })),
);

export const handle: PageHandle = {
  firstCalls: [
    firstCall("couple", compareQuotesCall),
    firstCall("provider", readFiguresCall),
    firstCall("provider", listMyQuotesCall),
  ],
};

export function meta({ matches }: Route.MetaArgs) {
  const description = "Quotes from vendors for your wedding, and their status.";
  return pageMeta(matches, { title: "Quotes", description, path: href("/quotes"), noindex: true });
}

const skeletons = <Skeletons label="Loading the quotes" heights={["3rem", "24rem"]} className={styles.offers} />;

export default function QuotesPage() {
  const visitor = useGuard<AccountKind>("either", useEitherLogin());
  return (
    <LateFrame className={styles.whole}>
      {visitor === null ? (
        skeletons
      ) : visitor.impersonated ? (
        <>
          <h1>Private</h1>
          <Banner>While you impersonate somebody you can&rsquo;t read their quotes.</Banner>
        </>
      ) : (
        <Suspense fallback={skeletons}>
          {visitor.kind === "couple" ? <ComparePage key={visitor.id} /> : <FiguresPage key={visitor.id} />}
        </Suspense>
      )}
    </LateFrame>
  );
}
