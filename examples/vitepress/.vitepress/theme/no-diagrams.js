// Stands for Mermaid in a site without diagrams.
export default { initialize() {}, render: () => Promise.resolve() };
