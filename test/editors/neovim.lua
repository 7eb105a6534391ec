-- Uses the language server as a person does in Neovim, and prints what was seen as JSON.
-- Arguments: the program, its script, the docs folder, and the file that gets the result.
local node, bin, root, output = unpack(vim.v.argv, #vim.v.argv - 3)
local seen = {}

local function wait(what, is_there)
  if not vim.wait(60000, is_there, 20) then
    error("waited in vain for " .. what)
  end
end

local client_id = vim.lsp.start_client({ cmd = { node, bin, "lsp", "--stdio" }, name = "navc", root_dir = root })
local client = vim.lsp.get_client_by_id(client_id)
wait("the server", function() return client.initialized end)

local function open(file)
  vim.cmd("edit " .. vim.fn.fnameescape(root .. "/" .. file))
  vim.lsp.buf_attach_client(0, client_id)
end

local function ask(method, params)
  local answer = client.request_sync(method, params, 60000, 0)
  assert(answer, method .. " was not answered")
  assert(not answer.err, vim.inspect(answer.err))
  return answer.result
end

-- The position behind a text of the open file.
local function at(text)
  local row, column = unpack(vim.fn.searchpos("\\V" .. text, "wce"))
  assert(row > 0, "the file has no " .. text)
  vim.api.nvim_win_set_cursor(0, { row, column })
  return vim.lsp.util.make_position_params(0, client.offset_encoding)
end

local function shown()
  return vim.tbl_map(function(each) return each.message end, vim.diagnostic.get(0))
end

local function apply(action)
  local edit = action.edit or ask("codeAction/resolve", action).edit
  vim.lsp.util.apply_workspace_edit(edit, client.offset_encoding)
end

local function use()
  -- A page with a broken link: the problem, its fix, completion, definition and hover.
  open("guides/start.mdx")
  wait("the problems of a page", function() return #shown() > 0 end)
  seen.problems = shown()
  local range = {
    textDocument = vim.lsp.util.make_text_document_params(),
    range = { start = { line = 0, character = 0 }, ["end"] = { line = vim.api.nvim_buf_line_count(0), character = 0 } },
    context = { diagnostics = {} },
  }
  local actions = ask("textDocument/codeAction", range)
  seen.actions = vim.tbl_map(function(each) return each.title end, actions)
  for _, action in ipairs(actions) do
    if action.isPreferred then apply(action) break end
  end
  wait("the fix", function() return #shown() == 0 end)
  local completed = ask("textDocument/completion", at("[Help]("))
  seen.completed = vim.tbl_map(function(each) return each.label end, completed.items or completed)
  local target = ask("textDocument/definition", at("to install](/gui"))
  seen.definition = (target[1] or target).uri or (target[1] or target).targetUri
  seen.hover = ask("textDocument/hover", at("to install](/gui")).contents.value
  vim.cmd("write")

  -- A file is renamed: all that names it follows, and then the editor moves it.
  local from = vim.uri_from_fname(root .. "/guides/install.mdx")
  local to = vim.uri_from_fname(root .. "/setup/install.mdx")
  local edit = ask("workspace/willRenameFiles", { files = { { oldUri = from, newUri = to } } })
  vim.lsp.util.apply_workspace_edit(edit, client.offset_encoding)
  vim.cmd("wall")
  vim.fn.mkdir(root .. "/setup", "p")
  assert(vim.fn.rename(root .. "/guides/install.mdx", root .. "/setup/install.mdx") == 0)
  client.notify("workspace/didChangeWatchedFiles", { changes = { { uri = from, type = 3 }, { uri = to, type = 1 } } })

  -- docs.json: the outline of the navigation, and no problem is left.
  open("docs.json")
  seen.outline = vim.tbl_map(function(each) return each.name end, ask("textDocument/documentSymbol", {
    textDocument = { uri = vim.uri_from_bufnr(0) },
  }))
  seen.left = shown()

  -- A page is renamed at its entry: Neovim asks for the edit, applies it and moves the file.
  at('"guides/start')
  vim.lsp.buf.rename("guides/begin")
  wait("the renamed page", function() return vim.fn.filereadable(root .. "/guides/begin.mdx") == 1 end)
  vim.cmd("wall")
  wait("no problem after the rename", function() return #vim.diagnostic.get() == 0 end)

  -- A link to nothing gets its page.
  open("guides/begin.mdx")
  vim.api.nvim_buf_set_lines(0, -1, -1, false, { "[Later](/guides/later)" })
  wait("the link to nothing", function() return #shown() > 0 end)
  range.textDocument = vim.lsp.util.make_text_document_params()
  range.range["end"].line = vim.api.nvim_buf_line_count(0)
  for _, action in ipairs(ask("textDocument/codeAction", range)) do
    if vim.startswith(action.title, "Make") then apply(action) end
  end
  vim.cmd("wall")
end

local ok, problem = xpcall(use, debug.traceback)
seen.problem = not ok and problem or nil
vim.fn.writefile({ vim.json.encode(seen) }, output)
vim.cmd("qall!")
