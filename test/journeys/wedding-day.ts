const year = new Date().getFullYear() + 2;

/** Always in the future by this machine's clock: as a value, as typed, as displayed. */
export const weddingDay = { typed: `${year}-08-08`, keys: `0808${year}`, shown: `8 August ${year}` };
