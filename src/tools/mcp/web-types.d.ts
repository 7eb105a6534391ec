// A type of browsers that the types of @modelcontextprotocol/sdk name, and that those of Node do not have.
type HeadersInit = NonNullable<RequestInit["headers"]>;
