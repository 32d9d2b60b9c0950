/** The words that explain the four price tiers (spec 9). */
export const priceTierNames = { $: "Budget", $$: "Moderate", $$$: "Premium", $$$$: "Luxury" } as const;
