import { makeRequest, must } from "./ask.ts";
import type { World } from "./world.ts";

export type Pair = {
  provider: { id: string; email: string; token: string };
  couple: { email: string; token: string };
  conversation_id: string;
};

const password = "a horse, a battery";
const business = { business_name: "Wild Fig", contact_person: "Nandi Mokoena", phone: "082 555 0142" };
let made = 0;

/** The product must be serving; it is restarted. */
export async function makePairs(world: World, count: number): Promise<Pair[]> {
  const emails = Array.from({ length: count }, () => {
    made += 1;
    return { provider: `provider-${made}@faults.example`, couple: `couple-${made}@faults.example` };
  });
  for (const { provider, couple } of emails) {
    const same = { password, confirmPassword: password };
    await must(world, "/api/auth/register", { body: { email: provider, ...same, ...business } });
    await must(world, "/api/couples/register", { body: { email: couple, ...same } });
  }
  if (world.engine === "embedded") await world.stop();
  await world.change("update account set email_verified_at = now()");
  if (world.engine === "embedded") await world.start();
  const pairs: Pair[] = [];
  for (const { provider, couple } of emails) pairs.push(await openThread(world, provider, couple));
  return pairs;
}

async function openThread(world: World, email: string, couple_email: string): Promise<Pair> {
  const signIn = (kind: "auth" | "couples", who: string) =>
    must<{ token: string }>(world, `/api/${kind}/login`, { body: { email: who, password } });
  const { token } = await signIn("auth", email);
  const { token: couple_token } = await signIn("couples", couple_email);
  await must(world, "/api/providers/profile/publish", { method: "PUT", token });
  const { id } = await must<{ id: string }>(world, "/api/providers/profile", { token });
  const body = { provider_id: id, couple_name: "Sibusiso", couple_email, message: "Is our day free?" };
  await must(world, "/api/enquiries/direct", { token: couple_token, body });
  const talks = await must<{ conversations: { id: string }[] }>(world, "/api/conversations", { token });
  return {
    provider: { id, email, token },
    couple: { email: couple_email, token: couple_token },
    conversation_id: talks.conversations[0]?.id ?? "",
  };
}

/** Returns the milliseconds until ready. */
export async function untilReady(world: Pick<World, "url">, seconds = 60): Promise<number> {
  const began = performance.now();
  const end = began + seconds * 1_000;
  while ((await makeRequest(world, "/readyz")).status !== 200) {
    if (performance.now() > end) throw new Error(`not ready after ${seconds} s`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return Math.round(performance.now() - began);
}
