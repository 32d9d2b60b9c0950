import { apiAddress } from "../../../client/api-address.ts";
import type { EndorsementReceived } from "../../../contract/endorsements/shapes.ts";

/** All endorsements that a provider has received, newest first. Throws when they can't be fetched. */
export async function fetchEndorsements(provider_id: string): Promise<EndorsementReceived[]> {
  const answer = await fetch(apiAddress(`/api/endorsements/received/${provider_id}`));
  if (!answer.ok) throw new Error(`Endorsements answered ${answer.status}`);
  const { data } = (await answer.json()) as { data: { endorsements: EndorsementReceived[] } };
  return data.endorsements;
}
