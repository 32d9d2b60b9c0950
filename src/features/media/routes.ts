import { dashboardMessages } from "../../contract/dashboard-messages.ts";
import * as calls from "../../contract/media/schema.ts";
import { uploadHeroRoute as uploadHeroCall } from "../../contract/settings/schema.ts";
import type { Router } from "../../platform/http/router.ts";
import { refuseIfDeleted } from "../providers/refuse-if-deleted.ts";
import { addVideo } from "./add-video.ts";
import { deleteMedium, editMedium, orderGallery } from "./edit-medium.ts";
import { readProviderMedia } from "./read-provider-media.ts";
import { replaceMedium, replacePoster } from "./replace-medium.ts";
import { describeUpload } from "./rules.ts";
import { uploadGallery } from "./upload-gallery.ts";
import { uploadHero } from "./upload-hero.ts";

/** Includes the front page's picture [api-6, admin-20]. */
export function registerMedia(router: Router): void {
  router.bind(calls.readProviderMediaRoute, async (ctx, { params: { id } }) => ({
    data: await refuseIfDeleted(ctx, id, () => readProviderMedia(ctx, id)),
  }));
  router.bind(calls.uploadLogoRoute, async (ctx, { upload }) => {
    const media = await replaceMedium(ctx, "logo", upload);
    return { message: dashboardMessages.logo_uploaded, url: media.url, logo_url: media.url, media };
  });
  router.bind(calls.uploadBannerRoute, async (ctx, { upload }) => {
    const media = await replaceMedium(ctx, "banner", upload);
    return { message: dashboardMessages.banner_uploaded, url: media.url, banner_url: media.url, media };
  });
  router.bind(calls.uploadPosterRoute, async (ctx, { upload }) => ({
    message: dashboardMessages.frame_saved,
    poster: await replacePoster(ctx, upload),
  }));
  router.bind(calls.uploadGalleryRoute, async (ctx, { upload }) => {
    const { uploaded, failed } = await uploadGallery(ctx, upload);
    return { message: describeUpload(uploaded.length, failed.length), uploaded, failed };
  });
  router.bind(calls.addVideoRoute, async (ctx, { body }) => ({
    message: dashboardMessages.video_added,
    media: await addVideo(ctx, body),
  }));
  router.bind(uploadHeroCall, (ctx, { upload }) => uploadHero(ctx, upload));
  // Before the routes with an id: "order" is not an id.
  router.bind(calls.orderGalleryRoute, async (ctx, { body }) => {
    await orderGallery(ctx, body.ids);
    return { message: dashboardMessages.order_saved };
  });
  router.bind(calls.editMediumRoute, async (ctx, { params, body }) => ({
    message: dashboardMessages.medium_saved,
    media: await editMedium(ctx, params.id, body),
  }));
  router.bind(calls.deleteMediumRoute, async (ctx, { params }) => {
    await deleteMedium(ctx, params.id);
    return { message: dashboardMessages.medium_deleted };
  });
}
