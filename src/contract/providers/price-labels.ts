/** Rule [browse-8]. */
export const priceTierNames = { $: "Budget", $$: "Moderate", $$$: "Premium", $$$$: "Luxury" } as const;
