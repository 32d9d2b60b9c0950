/** The words that explain the four price tiers [browse-8]. */
export const priceTierNames = { $: "Budget", $$: "Moderate", $$$: "Premium", $$$$: "Luxury" } as const;
