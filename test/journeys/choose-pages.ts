type List = { providers: { id: string }[] };
type Media = { data: { gallery: { picture: object | null }[] } };

export type Pages = { home: string; browse: string; profile: string };

export async function choosePages(origin: string): Promise<Pages> {
  const { providers } = await fetchJson<List>(`${origin}/api/providers?page=1&limit=24`);
  let fullest = { id: providers[0]?.id ?? "", pictures: -1 };
  for (const { id } of providers) {
    const { data } = await fetchJson<Media>(`${origin}/api/media/provider/${id}`);
    const pictures = data.gallery.filter(({ picture }) => picture !== null).length;
    if (pictures > fullest.pictures) fullest = { id, pictures };
  }
  if (fullest.pictures < 0) throw new Error("The demo directory has no providers.");
  return { home: "/", browse: "/providers", profile: `/provider/${fullest.id}` };
}

async function fetchJson<T>(address: string): Promise<T> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as T;
}
