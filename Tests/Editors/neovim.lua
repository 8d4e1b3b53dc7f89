-- Uses `kumiki lsp` as a person with Neovim does: opens a file, reads what is found, asks for the page,
-- takes the quick fix, saves, closes. Scripts/check-editor runs it; every line that it prints is one
-- thing that was seen.
local kumiki, folder = vim.env.KUMIKI, vim.env.PROJECT
local failures = 0

local function expect(what, isTrue, seen)
  print((isTrue and 'ok     ' or 'FAILED ') .. what)
  if not isTrue then
    failures = failures + 1
    print('       seen: ' .. vim.inspect(seen))
  end
end

local function wait(condition)
  return vim.wait(20000, condition, 20)
end

vim.cmd('edit ' .. folder .. '/View.swift')
local buffer = vim.api.nvim_get_current_buf()
local client = vim.lsp.start_client({
  name = 'kumiki',
  cmd = { kumiki, 'lsp', '--language', 'en' },
  root_dir = folder,
})
vim.lsp.buf_attach_client(buffer, client)

local function diagnostics(count)
  wait(function() return #vim.diagnostic.get(buffer) == count end)
  return vim.diagnostic.get(buffer)
end

local found = diagnostics(2)
table.sort(found, function(a, b) return a.lnum < b.lnum end)
expect('two findings', #found == 2, found)
expect('the first is an error of its rule',
  found[1] and found[1].code == 'observed-object-owned'
    and found[1].severity == vim.diagnostic.severity.ERROR, found[1])
-- Neovim gives columns in bytes, which it made of the protocol's units.
local line = vim.api.nvim_buf_get_lines(buffer, found[1].lnum, found[1].lnum + 1, false)[1]
expect('the column is right behind Japanese and emoji',
  line:sub(found[1].col + 1, found[1].end_col) == '@ObservedObject', line)

local function request(method, params)
  if vim.lsp.client_is_stopped(client) then return nil end
  local answers = vim.lsp.buf_request_sync(buffer, method, params, 20000) or {}
  return answers[client] and answers[client].result
end

local function parameters(lnum, character)
  local place = { line = lnum, character = character }
  return {
    textDocument = { uri = vim.uri_from_bufnr(buffer) },
    position = place,
    range = { start = place, ['end'] = place },
    context = { diagnostics = {} },
  }
end


local _, utf16 = vim.str_utfindex(line, found[1].col)
local hover = request('textDocument/hover', parameters(found[1].lnum, utf16))
expect('the page is shown', hover and hover.contents.value:find('## Right', 1, true), hover)

local actions = request('textDocument/codeAction', parameters(found[1].lnum, utf16)) or {}
expect('one quick fix, preferred', #actions == 1 and actions[1].isPreferred == true, actions)
vim.lsp.util.apply_workspace_edit(actions[1].edit, 'utf-16')
local mended = vim.api.nvim_buf_get_lines(buffer, found[1].lnum, found[1].lnum + 1, false)[1]
expect('the fix changes the wrapper and nothing else',
  mended == line:gsub('@ObservedObject', '@StateObject'), mended)

-- Letter by letter, with emoji, as a person types.
vim.api.nvim_buf_set_lines(buffer, -1, -1, false, { '' })
for _, letter in ipairs({ 's', 't', 'r', 'u', 'c', 't', ' ', '🎈', 'x', ' ', '{' }) do
  local last = vim.api.nvim_buf_line_count(buffer)
  local text = vim.api.nvim_buf_get_lines(buffer, last - 1, last, false)[1]
  vim.api.nvim_buf_set_lines(buffer, last - 1, last, false, { text .. letter })
end
local last = vim.api.nvim_buf_line_count(buffer)
vim.api.nvim_buf_set_lines(buffer, last - 1, last, false, {})
wait(function()
  for _, finding in ipairs(vim.diagnostic.get(buffer)) do
    if finding.code == 'observed-object-owned' then return false end
  end
  return true
end)
local codes = vim.tbl_map(function(finding) return finding.code end, vim.diagnostic.get(buffer))
expect('the mended finding is gone after typing', not vim.tbl_contains(codes, 'observed-object-owned'),
  codes)

local all = parameters(0, 0)
all.context.only = { 'source.fixAll' }
local fixAll = request('textDocument/codeAction', all) or {}
expect('all safe fixes in one action', #fixAll == 1, fixAll)
if fixAll[1] then vim.lsp.util.apply_workspace_edit(fixAll[1].edit, 'utf-16') end
vim.cmd('write')
expect('nothing is left', #diagnostics(0) == 0, vim.diagnostic.get(buffer))

vim.cmd('bdelete!')
vim.lsp.stop_client(client)
expect('the server goes when it is told to',
  wait(function() return vim.lsp.client_is_stopped(client) end), nil)
print(failures == 0 and 'Neovim and kumiki understand each other.' or (failures .. ' failed.'))
vim.cmd(failures == 0 and 'qall!' or 'cquit!')
