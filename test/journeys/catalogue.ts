import type { APIRequestContext } from "@playwright/test";
import type { MediaItem } from "../../src/contract/media/schema.ts";
import { enquiryChips } from "../../src/contract/providers/enquiry-chips.ts";
import type { ProviderProfile } from "../../src/contract/providers/schema.ts";

type Listed = Pick<ProviderProfile, "id" | "business_name">;
type Media = { data: { gallery: MediaItem[] } };

type Wanted = (counts: { pictures: number; videos: number }) => boolean;

export async function listProviders(request: APIRequestContext): Promise<Listed[]> {
  const answer = await request.get("/api/providers?page=1&limit=60");
  const { providers } = (await answer.json()) as { providers: Listed[] };
  return providers;
}

export async function findByMedia(request: APIRequestContext, wanted: Wanted): Promise<Listed> {
  for (const provider of await listProviders(request)) {
    const answer = await request.get(`/api/media/provider/${provider.id}`);
    const { gallery } = ((await answer.json()) as Media).data;
    const pictures = gallery.filter(({ media_type }) => media_type === "image").length;
    if (wanted({ pictures, videos: gallery.length - pictures })) return provider;
  }
  throw new Error("no provider has media as wanted");
}

export async function findWithServices(request: APIRequestContext): Promise<Listed & { service: string }> {
  for (const listed of await listProviders(request)) {
    const answer = await request.get(`/api/providers/${listed.id}`);
    const { data } = (await answer.json()) as { data: ProviderProfile };
    const [service] = enquiryChips(data.customFields);
    // labels are compared with normalised spaces
    if (service !== undefined) return { ...listed, service: service.replaceAll(/\s+/g, " ") };
  }
  throw new Error("no provider offers services to tick");
}
