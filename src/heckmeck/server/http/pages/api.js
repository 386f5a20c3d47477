SwaggerUIBundle({ url: "/api/schema/openapi.json", dom_id: "#api", deepLinking: true, validatorUrl: null });
