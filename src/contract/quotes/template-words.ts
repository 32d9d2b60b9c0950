export const listTemplates = { method: "get", path: "/api/quote-templates", who: "provider" } as const;

export const addTemplate = { method: "post", path: "/api/quote-templates", who: "provider" } as const;

export const changeTemplate = { method: "put", path: "/api/quote-templates/{id}", who: "provider" } as const;

export const removeTemplate = { method: "delete", path: "/api/quote-templates/{id}", who: "provider" } as const;

export const showPackage = { method: "put", path: "/api/quote-templates/{id}/package", who: "provider" } as const;

export const templateMessages = {
  name_missing: "Give the template a name.",
  package_name_missing: "Enter the name couples see above the price.",
} as const;
