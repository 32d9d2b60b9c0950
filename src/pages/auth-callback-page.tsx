import { useEffect, useRef, useState, type ComponentProps } from "react";
import { href, useNavigate } from "react-router";
import { readAll, visitorOf } from "../client/session/session.ts";
import { useInitialQuery } from "../client/use-initial-query.ts";
import { homeOf, ReplaceQuestion } from "../features/accounts/web/account/replace-question.tsx";
import { enterByHandoff, type Arrived } from "../features/accounts/web/sign-in/enter-by-handoff.ts";
import { classNames } from "../ui/class-names.ts";
import { Rosette } from "../ui/data/rosette.tsx";
import { PageFrame } from "../ui/page/page-frame.tsx";
import { pageMeta } from "../ui/page/page-meta.ts";
import type { Route } from "./+types/auth-callback-page";
import styles from "./auth-callback-page.module.css";

/** The address may contain a token: no caching and no referrer. */
export function headers() {
  return { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" };
}

export function meta({ matches }: Route.MetaArgs) {
  const description = "Completing your Google login.";
  return pageMeta(matches, { title: "Signing you in", description, path: href("/auth/callback"), noindex: true });
}

/** How long the outcome is shown, in milliseconds [accounts-17]. */
const display_ms = { success: 1_500, failure: 2_000 };

/** Social sign-in is finished here, in the browser [accounts-17]. */
export default function AuthCallbackPage() {
  const { arrived, question } = useArrived();
  if (question) return <Question {...question} />;
  return (
    <PageFrame className={styles.callback}>
      <Rosette className={classNames(styles.mark, arrived === null && styles.turning)} />
      <div className={styles.words} role="status" aria-atomic>
        <OutcomeText arrived={arrived} />
      </div>
      <noscript>
        <p>This page needs JavaScript. Please switch it on in your browser and log in again.</p>
      </noscript>
    </PageFrame>
  );
}

type Requested = ComponentProps<typeof ReplaceQuestion>;

function Question(props: Requested) {
  return (
    <PageFrame className={styles.callback}>
      <Rosette className={styles.mark} />
      <h1 className={styles.title}>Log in with another account?</h1>
      <ReplaceQuestion {...props} />
    </PageFrame>
  );
}

function OutcomeText({ arrived }: { arrived: Arrived | null }) {
  const [title, sentence] =
    arrived === null
      ? ["Signing you in", "Just a moment, please."]
      : arrived.isIn
        ? ["Success", arrived.sentence ?? "You are logged in. We are taking you there."]
        : ["Authentication Failed", arrived.sentence];
  return (
    <>
      <h1>{title}</h1>
      <p>{sentence}</p>
    </>
  );
}

/** A signed-in visitor confirms first [accounts-24]. */
function useArrived(): { arrived: Arrived | null; question: Requested | null } {
  const [arrived, setArrived] = useState<Arrived | null>(null);
  const [requested, setRequested] = useState<Requested | null>(null);
  const query = useInitialQuery();
  const hasBegun = useRef(false);
  const navigate = useNavigate();
  useEffect(() => {
    // The hand-off works once, so a repeated effect must not exchange it again.
    if (hasBegun.current) return;
    hasBegun.current = true;
    // Neither the history nor a copied address may contain a code.
    globalThis.history.replaceState(globalThis.history.state, "", globalThis.location.pathname);
    const enter = () => {
      setRequested(null);
      void enterByHandoff(query).then(setArrived);
    };
    const visitor = visitorOf(readAll());
    if (visitor.kind === "guest" || !query.has("token")) return enter();
    const onStay = () => void navigate(homeOf(visitor), { replace: true });
    return setRequested({ name: visitor.name, onGoOn: enter, onStay });
  }, [navigate, query]);
  useEffect(() => {
    if (arrived === null) return undefined;
    const timer = setTimeout(
      () => void navigate(arrived.to, { replace: true }),
      arrived.isIn ? display_ms.success : display_ms.failure,
    );
    return () => clearTimeout(timer);
  }, [arrived, navigate]);
  return { arrived, question: requested };
}
