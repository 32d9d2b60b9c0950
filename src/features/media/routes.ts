import { deskMessages } from "../../contract/desk-messages.ts";
import * as calls from "../../contract/media.ts";
import { uploadHero as uploadHeroCall } from "../../contract/settings.ts";
import type { Door } from "../../platform/http/door.ts";
import { addVideo } from "./add-video.ts";
import { deleteMedium } from "./delete-medium.ts";
import { editMedium } from "./edit-medium.ts";
import { orderGallery } from "./order-gallery.ts";
import { readProviderMedia } from "./read-provider-media.ts";
import { replaceMedium } from "./replace-medium.ts";
import { replacePoster } from "./replace-poster.ts";
import { tellUploaded } from "./rules.ts";
import { uploadGallery } from "./upload-gallery.ts";
import { uploadHero } from "./upload-hero.ts";

/** The calls about media [api-6], and the picture of the front page [admin-20]. */
export function registerMedia(door: Door): void {
  door.bind(calls.readProviderMedia, async (ctx, { params }) => ({ data: await readProviderMedia(ctx, params.id) }));
  door.bind(calls.uploadLogo, async (ctx, { upload }) => {
    const media = await replaceMedium(ctx, "logo", upload);
    return { message: deskMessages.logo_uploaded, url: media.url, logo_url: media.url, media };
  });
  door.bind(calls.uploadBanner, async (ctx, { upload }) => {
    const media = await replaceMedium(ctx, "banner", upload);
    return { message: deskMessages.banner_uploaded, url: media.url, banner_url: media.url, media };
  });
  door.bind(calls.uploadPoster, async (ctx, { upload }) => ({
    message: deskMessages.frame_saved,
    poster: await replacePoster(ctx, upload),
  }));
  door.bind(calls.uploadGallery, async (ctx, { upload }) => {
    const { uploaded, failed } = await uploadGallery(ctx, upload);
    return { message: tellUploaded(uploaded.length, failed.length), uploaded, failed };
  });
  door.bind(calls.addVideo, async (ctx, { body }) => ({
    message: deskMessages.video_added,
    media: await addVideo(ctx, body),
  }));
  door.bind(uploadHeroCall, (ctx, { upload }) => uploadHero(ctx, upload));
  // Before the calls that take an id: "order" is none.
  door.bind(calls.orderGallery, async (ctx, { body }) => {
    await orderGallery(ctx, body.ids);
    return { message: deskMessages.order_saved };
  });
  door.bind(calls.editMedium, async (ctx, { params, body }) => ({
    message: deskMessages.medium_saved,
    media: await editMedium(ctx, params.id, body),
  }));
  door.bind(calls.deleteMedium, async (ctx, { params }) => {
    await deleteMedium(ctx, params.id);
    return { message: deskMessages.medium_deleted };
  });
}
