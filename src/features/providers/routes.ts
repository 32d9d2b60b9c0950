import * as accounts from "../../contract/accounts.ts";
import { adminMessages } from "../../contract/admin-messages.ts";
import * as admin from "../../contract/admin-providers.ts";
import { deskMessages } from "../../contract/desk-messages.ts";
import * as own from "../../contract/own-profile.ts";
import * as calls from "../../contract/providers.ts";
import { ratings_recorded, recordRatings } from "../../contract/ratings.ts";
import { viewProfile } from "../../contract/visits.ts";
import type { Door } from "../../platform/http/door.ts";
import { countView } from "./count-view.ts";
import { listAllProviders } from "./list-all-providers.ts";
import { listProviders } from "./list-providers.ts";
import { previewDeletion } from "./preview-deletion.ts";
import { publishProfile } from "./publish-profile.ts";
import { rateProvider } from "./rate-provider.ts";
import { readOwnCard } from "./read-own-card.ts";
import { readOwnProfile } from "./read-own-profile.ts";
import { readProvider } from "./read-provider.ts";
import { judgeProfile, saveProfile } from "./save-profile.ts";
import { signInProvider } from "./sign-in-provider.ts";
import { readWays } from "./suggest-ways.ts";
import { unpublishProvider } from "./unpublish-provider.ts";

/** The calls about providers [api-5], and how one signs in [accounts-3]. */
export function registerProviders(door: Door): void {
  door.bind(accounts.signInProvider, (ctx, { body, facts }) => signInProvider(ctx, body, facts));
  door.bind(calls.listProviders, (ctx, { query }) => listProviders(ctx, query));
  // Before the calls that take an id: "ways" and "profile" are none.
  door.bind(calls.suggestWays, (ctx, { query }) => readWays(ctx, query));
  door.bind(own.readOwnProfile, (ctx) => readOwnProfile(ctx));
  door.bind(own.readOwnCard, (ctx, { query }) => readOwnCard(ctx, query));
  door.bind(
    own.saveProfile,
    async (ctx, { body }) => ({ message: deskMessages.profile_saved, data: await saveProfile(ctx, body) }),
    judgeProfile,
  );
  door.bind(own.publishProfile, async (ctx) => {
    await publishProfile(ctx);
    return { data: { message: deskMessages.publish_done } };
  });
  door.bind(admin.listAllProviders, (ctx, { query }) => listAllProviders(ctx, query));
  door.bind(admin.unpublishProvider, async (ctx, { params }) => ({
    message: adminMessages.unpublished(await unpublishProvider(ctx, params.id)),
  }));
  door.bind(admin.previewDeletion, async (ctx, { params }) => ({ data: await previewDeletion(ctx, params.id) }));
  door.bind(recordRatings, async (ctx, { params, body }) => ({
    message: ratings_recorded,
    data: await rateProvider(ctx, params.id, body),
  }));
  door.bind(viewProfile, (ctx, { params, facts }) => {
    countView(ctx, params.id, facts);
    return Promise.resolve(null);
  });
  door.bind(calls.readProvider, async (ctx, { params }) => ({ data: await readProvider(ctx, params.id) }));
}
