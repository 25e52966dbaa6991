@rem npm runs scripts with cmd on Windows, which has no "exec": this stands in for it.
@%*
