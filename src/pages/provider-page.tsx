import { Suspense } from "react";
import { href } from "react-router";
import { readProfilePageRoute as readProfilePageCall } from "../contract/providers/page-schema.ts";
import { readNearQuery } from "../features/places/read-near-query.ts";
import { requireNear } from "../features/places/require-near.ts";
import { refuseIfDeleted } from "../features/providers/refuse-if-deleted.ts";
import { cachedLoader } from "../platform/http/cached-page.ts";
import { listedAnswer } from "../platform/http/listed-answer.ts";
import { readProfilePage } from "../server/profile/read-profile-page.ts";
import { lazyComponent } from "../ui/lazy-component.ts";
import type { PageHandle } from "../ui/page/page-handle.ts";
import { pageMeta } from "../ui/page/page-meta.ts";
import type { Route } from "./+types/provider-page";
import { ErrorPage } from "./frame/error-page.tsx";
import { Profile } from "./profile/profile.tsx";
import "./profile/hidden-or-missing.module.css";

/** Loads for failed profiles; its styles are loaded from the start. */
const HiddenOrMissing = lazyComponent(
  async () => (await import("./profile/hidden-or-missing.tsx")).HiddenOrMissing,
  ErrorPage,
);

export const loader = cachedLoader(
  { tags: ["provider:{id}"], read: readNearQuery },
  async (ctx, query, { id }: Route.LoaderArgs["params"]) => {
    const near = requireNear(query, "bad_parameter");
    const answer = { data: await refuseIfDeleted(ctx, id, () => readProfilePage(ctx, id, near)) };
    return listedAnswer(readProfilePageCall, answer, ctx.log).data.page;
  },
);

/** Keeps the refusal's headers, such as `Retry-After`. */
export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? new Headers();
}

export const handle: PageHandle = { scripts: "late" };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  // After a failure the error page sets the title.
  if (!loaderData) return [];
  const { head, provider } = loaderData;
  const { banner: image } = provider;
  return pageMeta(matches, {
    ...head,
    path: href("/provider/:id", { id: provider.id }),
    image,
    card: `provider/${provider.id}`,
  });
}

/** Rule [profile-1]. */
export default function ProviderPage({ loaderData }: Route.ComponentProps) {
  // The key resets open dialogs and typed text for another provider.
  return <Profile key={loaderData.provider.id} page={loaderData} isPublished />;
}

/** A profile hidden from the public may be visible to this visitor. */
export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  return (
    <Suspense>
      <HiddenOrMissing key={params.id} id={params.id ?? ""} error={error} />
    </Suspense>
  );
}
