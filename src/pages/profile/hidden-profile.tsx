import { useEffect, useState, type ReactNode } from "react";
import { type ApiOutcome } from "../../client/call/call-api.ts";
import { call } from "../../client/call/call.ts";
import { updateUser } from "../../client/session/change-session.ts";
import { useVisitor } from "../../client/session/session.ts";
import { messages } from "../../contract/messages.ts";
import { readProfilePageCall } from "../../contract/providers/calls.ts";
import type { ProfilePage, ProfileView } from "../../contract/providers/page-schema.ts";
import { ErrorPage } from "../frame/error-page.tsx";
import { useSiteData } from "../frame/site-data.ts";
import { Suspended } from "./suspended.ts";

export interface HiddenProfileProps {
  id: string;
  waiting: ReactNode;
  notFound: ReactNode;
  children: (page: ProfilePage, isPublished: boolean) => ReactNode;
}

export function HiddenProfile({ id, waiting, notFound, children }: HiddenProfileProps) {
  const outcome = useProfileView(id);
  const name = useSiteData()?.site.name ?? "Umshado";
  if (!outcome) return waiting;
  if (!outcome.ok) return outcome.status >= 400 && outcome.status < 500 ? notFound : <Failed {...outcome} />;
  const { page, is_published, is_suspended } = outcome.body.data;
  return (
    <>
      <title>{`${page.head.title} · ${name}`}</title>
      <meta name="robots" content="noindex" />
      <Suspended value={is_suspended}>{children(page, is_published)}</Suspended>
    </>
  );
}

/** Fetches again when the profile is published elsewhere, and updates the stored record. */
function useProfileView(id: string): ApiOutcome<{ data: ProfileView }> | null {
  const visitor = useVisitor();
  const wasPublished = visitor.kind === "provider" && visitor.id === id ? visitor.isPublished : null;
  const [outcome, setOutcome] = useState<ApiOutcome<{ data: ProfileView }> | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    async function makeRequest() {
      const answer = await call(readProfilePageCall, {
        params: { id },
        failed: messages.profile_failed,
        signal: leaving.signal,
      });
      if (leaving.signal.aborted) return;
      setOutcome(answer);
      if (!answer.ok || wasPublished === null) return;
      const { is_published } = answer.body.data;
      if (is_published !== wasPublished) updateUser({ is_published });
    }
    void makeRequest();
    return () => leaving.abort();
  }, [id, wasPublished]);
  return outcome;
}

/** The usual error page with a retry [visitors-27]. */
function Failed({ code }: { code: string }) {
  return <ErrorPage error={code === "offline" ? new TypeError("Failed to fetch") : null} />;
}
