const year = new Date().getFullYear() + 2;

/** A day on which people may marry whatever today is: as a field holds it, as it is typed into one, and as people read it. The product runs on this machine's clock. */
export const weddingDay = { typed: `${year}-08-08`, keys: `0808${year}`, shown: `8 August ${year}` };
