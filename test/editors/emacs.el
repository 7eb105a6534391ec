;;; Uses the language server as a person does in Emacs with Eglot, and writes what was seen as JSON.  -*- lexical-binding: t -*-
;; Arguments: the program, its script, the docs folder, and the file that gets the result.
(package-initialize)
(require 'eglot)
(require 'flymake)
(require 'json)

(setq eglot-autoshutdown t
      eglot-sync-connect 60
      eglot-send-changes-idle-time 0)
(pcase-let* ((`(,node ,bin ,root ,output) command-line-args-left)
             (seen nil))
  (setq command-line-args-left nil)
  (add-to-list 'auto-mode-alist '("\\.mdx\\'" . text-mode))
  (add-to-list 'eglot-server-programs `((text-mode js-mode js-json-mode) . (,node ,bin "lsp" "--stdio")))
  (cl-labels
      ((wait (what is-there)
         (let ((end (+ (float-time) 60)))
           (while (not (funcall is-there))
             (when (> (float-time) end) (error "waited in vain for %s" what))
             (accept-process-output nil 0.05))))
       (open (file)
         (find-file (expand-file-name file root))
         (eglot-ensure)
         ;; In a batch no command loop runs, which would connect.
         (unless (eglot-current-server) (run-hooks 'post-command-hook))
         (wait "the server" #'eglot-current-server))
       (shown ()
         (flymake-start)
         (mapcar #'flymake-diagnostic-text (flymake-diagnostics)))
       (completed ()
         (pcase-let* ((`(,from ,to ,table . ,_) (eglot-completion-at-point)))
           ;; The result ends with a number and not with nil.
           (let ((all (completion-all-completions (buffer-substring from to) table nil (- to from))))
             (when (consp all) (setcdr (last all) nil))
             (mapcar #'substring-no-properties all))))
       (see (name value) (push (cons name value) seen)))
    (condition-case problem
        (progn
          (open "guides/start.mdx")
          (wait "the problems of a page" #'shown)
          (see 'problems (vconcat (shown)))
          (search-forward "[Help](")
          (see 'completed (vconcat (completed)))
          (open "docs.json")
          (search-forward "\"guides/in")
          (see 'entries (vconcat (completed)))
          (goto-char (point-min))
          (search-forward "\"guides/start\"")
          (replace-match "\"guides/strat\"")
          ;; Changes are sent when Emacs is idle, which a batch never is.
          (eglot--signal-textDocument/didChange)
          (wait "the problem of an entry" #'shown)
          (see 'inConfig (vconcat (shown))))
      (error (see 'problem (error-message-string problem))))
    (with-temp-file output (insert (json-encode seen)))
    (set-buffer-modified-p nil)
    (kill-emacs 0)))
