import { useState } from "react";
import { href } from "react-router";
import { useAnswer } from "../../../client/call/use-answer.ts";
import { useVisitor } from "../../../client/session/session.ts";
import { readShortlistCall, shared_vendors_max } from "../../../contract/favourites/calls.ts";
import { formatCount } from "../../../contract/format.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Link } from "../../../ui/link.tsx";
import { Banner } from "../../../ui/page/banner.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { LoadFailure } from "../../../ui/page/load-failure.tsx";
import { TitleBlock } from "../../../ui/page/section.tsx";
import { Skeletons } from "../../../ui/page/skeleton.tsx";
import { useHydrated } from "../../../ui/page/use-hydrated.ts";
import { cardProviders } from "../../listings/web/cards/card-provider.ts";
import { removeGuestHearts, useGuestHearts } from "./guest-hearts.ts";
import { ShortlistVendors } from "./shortlist-vendors.tsx";
import styles from "./shortlist.module.css";

interface MyShortlistProps {
  date: string;
  onward: string;
}

export function MyShortlist(props: MyShortlistProps) {
  const { kind } = useVisitor();
  const hearts = useGuestHearts();
  if (!useHydrated()) return <Waiting />;
  if (kind === "couple") {
    return (
      <EmptyState
        level={1}
        title="Your shortlist is on your dashboard"
        action={<ButtonLink to={href("/couple-dashboard")}>Your favourites</ButtonLink>}
      >
        The vendors you save are your favourites, with their quotes and your notes.
      </EmptyState>
    );
  }
  if (kind === "provider" || hearts.length === 0) {
    return (
      <EmptyState
        level={1}
        title="Your shortlist is empty"
        action={<ButtonLink to={href("/providers")}>Browse vendors</ButtonLink>}
      >
        {kind === "guest" ? "Tap the heart on any vendor to save them here." : "Shortlists are for couples."}
      </EmptyState>
    );
  }
  return <Vendors hearts={hearts} {...props} />;
}

function Waiting() {
  return (
    <>
      <TitleBlock title="Your shortlist" />
      <noscript>Your shortlist is stored in your browser, which needs JavaScript to show it.</noscript>
      {skeletons}
    </>
  );
}

const skeletons = (
  <Skeletons label="Loading your shortlist" heights={["20rem", "20rem", "20rem"]} className={styles.bones} />
);

function Vendors({ hearts, date, onward }: MyShortlistProps & { hearts: readonly string[] }) {
  // removed vendors stay loaded, for undo
  const [requested, setRequested] = useState(hearts);
  if (hearts.some((id) => !requested.includes(id))) setRequested(hearts);
  const { answer, error, isOld, retry } = useAnswer(readShortlistCall, {
    query: { vendors: requested.join(","), date },
    failed: "We could not load your shortlist. Please check your connection and try again.",
  });
  const result = new Map(answer?.providers.map((provider) => [provider.id, provider]));
  const providers = hearts.flatMap((id) => result.get(id) ?? []);
  const missing = answer === null || isOld ? [] : hearts.filter((id) => !result.has(id));
  const ids = providers.map(({ id }) => id);
  return (
    <>
      <TitleBlock title="Your shortlist" lead={<Lead />} />
      {error !== null && <LoadFailure onRetry={retry}>{error}</LoadFailure>}
      {missing.length > 0 && <RemovedVendors ids={missing} />}
      {answer === null && error === null && skeletons}
      {ids.length > 0 && (
        <ShortlistVendors
          providers={cardProviders(providers, null, onward && `?${onward}`, { date, flex: "" })}
          onward={onward}
        >
          {ids.length > shared_vendors_max && (
            <p>A link can hold {shared_vendors_max} vendors: the ones you saved last are shared.</p>
          )}
        </ShortlistVendors>
      )}
    </>
  );
}

function Lead() {
  return (
    <>
      Saved in this browser. <Link to={href("/couple-register")}>Register</Link> or{" "}
      <Link to={href("/couple-login")}>log in</Link> as a couple, and these vendors are added to your favourites.
    </>
  );
}

function RemovedVendors({ ids }: { ids: readonly string[] }) {
  const sentence = `${formatCount(ids.length, "vendor", "vendors")} you saved ${ids.length === 1 ? "is" : "are"} no longer listed.`;
  return (
    <Banner
      action={
        <Button small variant="outline" onClick={() => removeGuestHearts(ids)}>
          Remove from my shortlist
        </Button>
      }
    >
      {sentence}
    </Banner>
  );
}
