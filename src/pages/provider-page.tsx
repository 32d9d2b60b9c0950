import { Suspense } from "react";
import { href } from "react-router";
import { readProfilePage as readProfilePageCall } from "../contract/providers/page-shapes.ts";
import { fetchPart } from "../features/listings/web/fetch-part.ts";
import { readNearQuery } from "../features/places/read-near-query.ts";
import { requireNear } from "../features/places/require-near.ts";
import { tellDeparted } from "../features/providers/tell-departed.ts";
import { cachedLoader } from "../platform/http/cached-page.ts";
import { listedAnswer } from "../platform/http/listed-answer.ts";
import { readProfilePage } from "../server/profile/read-profile-page.ts";
import type { PageHandle } from "../ui/page-handle.ts";
import { pageMeta } from "../ui/page-meta.ts";
import type { Route } from "./+types/provider-page";
import { ErrorPage } from "./frame/error-page.tsx";
import { Profile } from "./profile/profile.tsx";
import "./profile/hidden-or-missing.module.css";

/** Fetched where a profile could not be made; its styles are there from the beginning. */
const HiddenOrMissing = fetchPart(
  async () => (await import("./profile/hidden-or-missing.tsx")).HiddenOrMissing,
  ErrorPage,
);

export const loader = cachedLoader(
  { tags: ["provider:{id}"], read: readNearQuery },
  async (ctx, query, { id }: Route.LoaderArgs["params"]) => {
    const near = requireNear(query, "bad_parameter");
    const answer = { data: await tellDeparted(ctx, id, () => readProfilePage(ctx, id, near)) };
    return listedAnswer(readProfilePageCall, answer, ctx.log).data.page;
  },
);

/** Its own error page keeps the headers of the refusal behind it, such as `Retry-After`. */
export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? new Headers();
}

export const handle: PageHandle = { scripts: "late" };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  // A failure brings its own title.
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

/** A provider's public profile [profile-1]. */
export default function ProviderPage({ loaderData }: Route.ComponentProps) {
  // Another provider is another page: nothing that is open or typed goes along.
  return <Profile key={loaderData.provider.id} page={loaderData} isPublished />;
}

/** What does not exist for everyone may exist for whoever looks. */
export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  return (
    <Suspense>
      <HiddenOrMissing key={params.id} id={params.id ?? ""} error={error} />
    </Suspense>
  );
}
